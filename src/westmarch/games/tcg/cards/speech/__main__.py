"""Write the texts of all cards into the files of messages."""

from westmarch.cards.speech.words import LANGUAGES
from westmarch.games.tcg.cards import catalogue
from westmarch.games.tcg.cards.speech.texts import files

assert catalogue.defined()
for lang in LANGUAGES:
    for path, text in files(lang).items():
        path.write_text(text, encoding="utf-8")
