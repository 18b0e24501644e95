/** The card lists of the documentation site: a list says what is printed, and this draws each face once it is seen. */

import { mount } from "svelte";
import Face from "./table/cards/faces/Face.svelte";
import type { Printed } from "./table/cards/faces/printed";

/** What the page calls kinds, values and the rest, in its language. */
const words = JSON.parse(document.querySelector("#card-words")!.textContent!) as Record<string, string>;

function draw(place: HTMLElement): void {
  const said = (part: string) => place.querySelector(part)?.textContent ?? "";
  mount(Face, {
    target: place,
    anchor: place.firstElementChild ?? undefined,
    props: {
      card: JSON.parse(place.dataset.card!) as Printed,
      name: said("h4"),
      text: said(".text"),
      word: (name: string) => words[name] ?? name,
    },
  });
  place.classList.add("drawn");
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      draw(target as HTMLElement);
    }
  },
  { rootMargin: "400px" },
);
for (const place of document.querySelectorAll(".face[data-card]")) seen.observe(place);
