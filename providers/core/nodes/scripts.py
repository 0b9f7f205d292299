"""What runs on a node. What varies is in variables, which `Shell.run` sets, and never inserted.

The nodes are Debian: the tools are those of coreutils and util-linux. `chmod` leaves a directory's
setgid bit alone unless it is given five digits.
"""

CHANGED, REFUSED = 75, 76
"""Exit statuses of REPLACE: somebody else has changed the file; the validation refuses it."""

READ = """
set -eu
stat -c '%F/%U/%u/%G/%g/%a/%s' -- "$path"
if [ ! -L "$path" ] && [ -f "$path" ] && [ "$(stat -c %s -- "$path")" -le "$largest" ]; then
    base64 -- "$path"
fi
"""
"""What is at a path, and the content of a file of at most `largest` bytes."""

KEEP = """
if [ -e "$path" ]; then
    [ -n "$owner" ] || owner=$(stat -c %u -- "$path")
    [ -n "$group" ] || group=$(stat -c %g -- "$path")
    [ -n "$mode" ] || mode=$(stat -c %a -- "$path")
fi
"""
"""What is not given of `owner`, `group` and `mode` is as it is at the path."""

TIME = "date -u +%Y-%m-%dT%H:%M:%S.%NZ"

REPLACE = f"""
set -eu
umask 077
[ -d "$folder" ] || {{ echo "there is no directory $folder"; exit 1; }}
exec 9< "$folder"
flock 9
if [ -n "$seen" ]; then
    now=absent
    if [ -e "$path" ]; then now=$(sha256sum < "$path"); fi
    [ "${{now%% *}}" = "$seen" ] || exit {CHANGED}
fi
trap 'rm -f -- "$new" "$new.orig"' EXIT
trap 'exit 1' HUP INT TERM PIPE
rm -f -- "$new" "$new.orig"
(set -C; printf %s "$content" | base64 -d > "$new")
{KEEP}
chown -- "$owner:$group" "$new"
chmod -- "00$mode" "$new"
sync -- "$new"
if [ -n "$validation" ]; then
    timeout "$limit" sh -c "$validation" 9<&- || exit {REFUSED}
fi
if [ -n "$orig" ] && [ -e "$path" ] && [ ! -e "$orig" ]; then
    cp -p -- "$path" "$new.orig"
    sync -- "$new.orig"
    mv -nT -- "$new.orig" "$orig"
fi
mv -fT -- "$new" "$path"
sync -- "$folder"
{TIME}
"""
"""Put a file in the place of another one, or of none: whole or not at all.

`seen` is the checksum of what was read, or `absent`; empty, if it does not matter. `orig` is the
name of the pristine copy, which is made once.
"""

OWN = f"""
set -eu
{KEEP}
chown -- "$owner:$group" "$path"
chmod -- "00$mode" "$path"
{TIME}
"""
"""Set owner, group and mode of what is there."""

MAKE_DIRECTORY = """
set -eu
umask 022
mkdir -p -- "$path"
chown -- "$owner:$group" "$path"
chmod -- "00$mode" "$path"
"""
"""Make a directory, and those above it that lack."""

RESTORE = """
set -eu
if [ -n "$orig" ] && [ -e "$orig" ]; then
    mv -fT -- "$orig" "$path"
else
    rm -f -- "$path"
fi
"""
"""Put the pristine copy back; remove the file if there is none."""

REMOVE_DIRECTORY = """
rmdir -- "$path"
"""
"""Remove a directory that is empty."""

RUN = """
timeout "$limit" sh -c "$command"
"""
"""Run a command of the user's."""
