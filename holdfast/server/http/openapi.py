"""The schema of the interface, made to say exactly what the server takes and gives."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import Schema
from litestar.routes import HTTPRoute

from holdfast.server.protocol.json_schema import always_sent, structs_in


def make_schema_exact(app: Litestar) -> None:
    """Requests hold no field but the known ones, answers all that are always sent; a value may fit several
    of the kinds it may be of."""
    schema = app.openapi_schema
    components = schema.components.schemas
    for struct in structs_in(_requests(app)):
        components[struct.__name__].additional_properties = False
    for struct in structs_in(_answers(app)):
        if struct.__name__ in components:
            known = components[struct.__name__]
            known.required = [name for name in always_sent(struct) if name in (known.properties or {})]
    for part in _schemas(schema, set()):
        if part.one_of is not None:
            part.any_of, part.one_of = part.one_of, None


def _requests(app: Litestar) -> Iterator[Any]:
    """The types of what clients send."""
    for handler in _handlers(app):
        data = handler.parsed_fn_signature.parameters.get("data")
        if data is not None:
            yield data.annotation


def _answers(app: Litestar) -> Iterator[Any]:
    """The types of what is sent to clients."""
    for handler in _handlers(app):
        yield handler.parsed_fn_signature.return_type.annotation
        for response in (handler.responses or {}).values():
            yield response.data_container


def _handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from (handler for handler in route.route_handlers if handler.include_in_schema)


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
