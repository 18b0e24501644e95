"""Write the texts of all cards into the files of messages."""

from westmarch.cards.speech.words import LANGUAGES
from westmarch.games.meccg.cards.speech.texts import files

for lang in LANGUAGES:
    for path, text in files(lang).items():
        path.write_text(text, encoding="utf-8")
