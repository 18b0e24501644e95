"""English: articles, plurals, the order of words."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, ANY, Amount, Odd, Sel
from westmarch.cards.speech.speaker import Speaker
from westmarch.cards.speech.words import Noun


class English(Speaker):
    LANG = 0
    AND, OR, TO, MAY, IF, OTHERWISE = " and ", " or ", "to", "you may", "if", "otherwise"
    RESPOND, EACH_TIME, WHEN, WHILE = "if", "each time", "when", "while"
    BEARER, TO_PLAY, LIMIT, TIMES = "bearer must be {who}", "to play", "limit {count}", "{count} times"
    PREVENT = "{who} {cost} to prevent this"
    MAY_OF = {
        "shadow": "any Shadow player may",
        "opponent": "an opponent may",
        "fp": "the Free Peoples player may",
        "owner": "its owner may",
    }
    CHOOSE = {"opponent": "an opponent chooses to ", "fp": "the Free Peoples player chooses to "}

    def often(self, count: int | str) -> str:
        return "twice" if count == 2 else super().often(count)

    def odd(self, node: Odd) -> str:
        return node.en

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        nouns, before, after, fixed = self._sorted(sel)
        if fixed:
            return fixed
        several = count != 1 and count != ALL
        head = nouns[-1].many if several else nouns[-1].one
        words = [*before, *[noun.one for noun in nouns[:-1]], head, *after]
        text = " ".join(words)
        if count == ALL:
            return f"each {text}"
        if count == ANY:
            return f"any number of {text}"
        if several:
            number = str(count) if isinstance(count, int) else "X"
            return f"{'up to ' if up_to else ''}{number} {text}"
        if up_to:
            return f"up to one {text}"
        return f"{article(text)} {text}"

    def bare(self, sel: Sel, several: bool) -> str:
        nouns, before, after, fixed = self._sorted(sel)
        head = "" if fixed else nouns[-1].many if several else nouns[-1].one
        return fixed or " ".join([*before, *[noun.one for noun in nouns[:-1]], head, *after])

    def _sorted(self, sel: Sel) -> tuple[list[Noun], list[str], list[str], str]:
        """Nouns (the last is the head), words before, words after; or a fixed phrase."""
        nouns: list[Noun] = []
        before: list[str] = []
        after: list[str] = []
        for test in sel.tests:
            if test.name == "self":
                if test.no:
                    before.insert(0, "other")
                    continue
                return [], [], [], self.name
            entry = self.entry(test)
            if isinstance(entry, Noun):
                if test.no:
                    before.append(f"non-{entry.one}")
                else:
                    nouns.append(entry)
                continue
            text = str(entry).format(value=self.word(test.value))
            if text.startswith("="):
                return [], [], [], text[1:]
            if text.startswith("+"):
                after.append(("not " if test.no else "") + text[1:])
            else:
                before.append(("non-" if test.no else "") + text)
        if sel.where != "play":
            after.append(str(self.lexicon.words.get(f"in {sel.where}", "")))
        nouns.sort(key=lambda noun: noun.gender == "n")
        return nouns or [Noun("card", "cards")], before, [word for word in after if word], ""


def article(text: str) -> str:
    if text.startswith("other "):
        return "an"
    return "an" if text[0].lower() in "aeio" or text.lower().startswith(("uruk", "unbound", "una")) else "a"
