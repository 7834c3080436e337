"""Errors as they travel."""

import pickle

from holdfast.kernel.errors import BadRecord, Fault


def test_an_error_comes_back_from_another_process_as_it_was_raised() -> None:
    error = BadRecord("too-large", [Fault("out-of-range", "seed", {"value": 1})], limit=5)
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.code, copy.faults, copy.facts) == (BadRecord, *_told(error))
    assert copy.tell() == error.tell()


def _told(error: BadRecord) -> tuple[object, ...]:
    return error.code, error.faults, error.facts
