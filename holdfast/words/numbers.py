"""Numbers as each language writes them (CLDR, by Babel)."""

from functools import cache

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal, format_percent

from holdfast.words import DEFAULT_LANGUAGE


@cache
def locale_of(language: str) -> Locale:
    """The locale of a language; that of the default language where Babel does not know it."""
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale.parse(DEFAULT_LANGUAGE)


def decimal(language: str, value: float, digits: int = 0, *, group: bool = False) -> str:
    """A number with so many digits after the point.

    >>> decimal("ru", 2.5, 1)
    '2,5'
    """
    pattern = ("#,##0" if group else "0") + ("." + "0" * digits if digits else "")
    return format_decimal(value, pattern, locale_of(language))


def percent(language: str, share: float, digits: int = 0) -> str:
    """A share in percent.

    >>> percent("en", 0.185), percent("pl", 0.185, 1)
    ('18%', '18,5%')
    """
    locale = locale_of(language)
    pattern = locale.percent_formats[None].pattern
    if digits:
        pattern = pattern.replace("#,##0", "#,##0." + "0" * digits)
    return format_percent(share, pattern, locale)
