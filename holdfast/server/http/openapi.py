"""The schema of the interface, made to say exactly what the server takes and gives; and bodies are read so:
no text where a number is wanted, no number where yes or no is."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.exceptions import SerializationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.routes import HTTPRoute
from litestar.serialization import decode_json

from holdfast.server.protocol.json_schema import always_sent, structs_in


class ExactSchema(JsonRenderPlugin):
    """Serves the schema, which is made when somebody asks for it first."""

    def __init__(self) -> None:
        super().__init__()
        self._rendered = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as it is sent."""
        self._rendered = self._rendered or super().render(request, exact_schema(request.app))
        return self._rendered


def exact_schema(app: Litestar) -> dict[str, Any]:
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
    return schema.to_schema()


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


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is decoded at once into what its handler wants."""

    async def json(self) -> Any:
        """The body."""
        wanted = self.route_handler.parsed_fn_signature.parameters.get("data")
        if wanted is None:
            return await super().json()
        body = await self.body() or b"null"
        try:
            return decode_json(body, target_type=wanted.annotation)
        except UnicodeDecodeError as error:
            raise SerializationException(str(error)) from error
        except SerializationException:
            whole = with_whole_numbers(decode_json(body))
            try:
                return msgspec.convert(whole, wanted.annotation)
            except msgspec.ValidationError as error:
                raise SerializationException(str(error)) from error


def with_whole_numbers(data: Any) -> Any:
    """The data with 7 for 7.0, which JSON does not tell apart.

    >>> with_whole_numbers({"seat": 7.0, "progress": 0.5, "moves": [1.0, "2.0"]})
    {'seat': 7, 'progress': 0.5, 'moves': [1, '2.0']}
    """
    if isinstance(data, float) and data.is_integer():
        return int(data)
    if isinstance(data, list):
        return [with_whole_numbers(one) for one in data]
    if isinstance(data, dict):
        return {key: with_whole_numbers(value) for key, value in data.items()}
    return data
