"""Write the texts of all cards into the files of messages."""

from westmarch.games.meccg.cards.speech.texts import LANGUAGES, messages, path

for lang in LANGUAGES:
    path(lang).write_text(messages(lang), encoding="utf-8")
