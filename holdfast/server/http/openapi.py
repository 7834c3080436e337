"""The schema of the interface, made to say exactly what the server takes and gives."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from litestar import Litestar
from litestar.openapi.spec import Schema

from holdfast.server.protocol.requests import Joining, NewSeat, NewTable


def tell_exactly(app: Litestar) -> None:
    """Requests hold no field but the known ones; a value may fit several of the kinds it may be of."""
    schema = app.openapi_schema
    for kind in (NewTable, NewSeat, Joining):
        schema.components.schemas[kind.__name__].additional_properties = False
    for part in _schemas(schema, set()):
        if part.one_of is not None:
            part.any_of, part.one_of = part.one_of, None


def _schemas(part: object, seen: set[int]) -> Iterator[Schema]:
    """Every schema inside."""
    if id(part) in seen:
        return
    seen.add(id(part))
    if isinstance(part, Schema):
        yield part
    if is_dataclass(part):
        for field in fields(part):
            yield from _schemas(getattr(part, field.name), seen)
    elif isinstance(part, dict):
        for value in part.values():
            yield from _schemas(value, seen)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from _schemas(value, seen)
