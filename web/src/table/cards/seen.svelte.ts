/** The card that is shown large, and where it lies on the page. */

class Seen {
  code = $state("");
  box = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 });

  show(code: string, element: Element): void {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    this.box = { left, right, top, bottom };
    this.code = code;
  }

  hide(): void {
    this.code = "";
  }
}

export const seen = new Seen();
