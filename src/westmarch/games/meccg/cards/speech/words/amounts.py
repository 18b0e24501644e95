"""How much."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from westmarch.cards.speech.words import Table

AMOUNTS: Table = {
    "count": ("{amount} for each {bare}", "{amount} por cada {bare}"),
    "companions": ("{amount} for each character of the company", "{amount} por cada personaje de la compañía"),
    "prowess": ("his prowess (at most {most})", "su poder ({most} como máximo)"),
    "its-mind": ("his mind", "su mente"),
    "its-body": ("his body", "su resistencia"),
    "path": ("{amount} for each {word} of the path", "{amount} por cada región de {word} del itinerario"),
    "path-any": ("{plus} ({sum} if the path has {a_land})", "{plus} ({sum} si el itinerario tiene {a_land})"),
    "while": ("{plus} ({sum} while {word} is in play)", "{plus} ({sum} mientras {word} esté en juego)"),
    "limit": ("its own number", "su propio número"),
    "attack-prowess": ("that of the attack", "el del ataque"),
    "margin-fives": ("{amount} (for each full 5 by which it succeeded)", "{amount} (por cada 5 completos por los que tuvo éxito)"),
    "company-size": ("{amount} for each one of the company's size", "{amount} por cada punto del tamaño de la compañía"),
    "company-of": ("{amount} if the company has a {word}", "{amount} si la compañía tiene algún {word}"),
    "protection": ("{amount} each for armour, shield and helmet", "{amount} por armadura, por escudo y por yelmo"),
    "copies-on-attack": ("{plus} (and {amount} more for each copy played on it before)", "{plus} (y {amount} más por cada copia jugada antes sobre él)"),
    "short-way": ("{amount} for each region less than four in its path", "{amount} por cada región menos de cuatro en su itinerario"),
    "tapped": ("as many", "otros tantos"),
    "its-points": ("{amount} (for each printed point discarded)", "{amount} (por cada punto impreso descartado)"),
}  # fmt: skip
