"""Bodies are read as the schema says: no text where a number is wanted, no number where yes or no is."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import SerializationException
from litestar.serialization import decode_json


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
