"""Claims of objects by URN, over all threads of a process."""

from concurrent.futures import ThreadPoolExecutor

from providers.core.cluster.ledger import Ledger

OLD, NEW = "urn::old", "urn::new"


def test_the_first_claim_stands() -> None:
    ledger = Ledger()
    assert ledger.claim("storage/lib", OLD) is None
    assert ledger.claim("storage/lib", NEW) == OLD
    assert ledger.claim("storage/lib", OLD) == OLD
    assert ledger.claimed("storage/lib")
    assert not ledger.claimed("storage/other")


def test_the_heir_is_who_declares_the_object_under_another_urn() -> None:
    ledger = Ledger()
    assert ledger.heir("storage/lib", OLD) is None
    ledger.claim("storage/lib", NEW)
    assert ledger.heir("storage/lib", OLD) == NEW
    assert ledger.heir("storage/lib", NEW) is None


def test_one_of_many_threads_wins() -> None:
    ledger = Ledger()
    with ThreadPoolExecutor(40) as threads:
        before = list(threads.map(lambda n: ledger.claim("storage/lib", f"urn::{n}"), range(40)))
    assert before.count(None) == 1
    assert len({*before}) == 2
