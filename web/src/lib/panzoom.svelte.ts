/** Moving and zooming a drawing: wheel, drag, pinch, double click. */

const MOST = 7;
/** What is farther from the middle, as a share of the frame, is not seen well. */
const SEEN = 0.42;

export class PanZoom {
  /** The size of the frame on the page. */
  width = $state(1);
  height = $state(1);
  private factor = $state(1);
  private middleX = $state(0.5);
  private middleY = $state(0.5);
  dragging = $state(false);
  /** Whether the last press was a drag, so that it is not also a click. */
  moved = false;
  private pointers = new Map<number, { x: number; y: number }>();
  private travelled = 0;

  constructor(
    private drawnWidth: number,
    private drawnHeight: number,
  ) {}

  private get whole(): number {
    return Math.min(this.width / this.drawnWidth, this.height / this.drawnHeight);
  }

  /** In a narrow, high frame, or where a unit would be far smaller than can be read, begin with a part of the drawing. */
  begin(atX: number, atY: number, readable = 0): void {
    const high = this.height / (this.drawnHeight * this.whole);
    const nearer = Math.max(high, readable / this.whole);
    if (nearer < 1.5) return;
    this.factor = Math.min(nearer, 2.4);
    this.middleX = atX;
    this.middleY = atY;
    this.shift(0, 0);
  }

  /** Pixels of the page for one unit of the drawing. */
  get unit(): number {
    return this.whole * this.factor;
  }
  /** The same in steps: what depends on it is drawn anew only now and then. */
  readonly step = $derived(2 ** (Math.round(Math.log2(this.unit) * 2.5) / 2.5));
  get x(): number {
    return this.width / 2 - this.middleX * this.drawnWidth * this.unit;
  }
  get y(): number {
    return this.height / 2 - this.middleY * this.drawnHeight * this.unit;
  }

  reset(): void {
    this.factor = 1;
    this.middleX = this.middleY = 0.5;
  }

  by(times: number, atX = this.width / 2, atY = this.height / 2): void {
    const before = this.unit;
    this.factor = Math.min(MOST, Math.max(1, this.factor * times));
    const grown = this.unit / before;
    // The point under the pointer stays where it is.
    this.shift((atX - this.width / 2) * (grown - 1), (atY - this.height / 2) * (grown - 1));
  }

  /** Bring a point of the drawing into the frame, if it lies outside. */
  see(x: number, y: number): void {
    const [dx, dy] = [x * this.unit + this.x - this.width / 2, y * this.unit + this.y - this.height / 2];
    if (Math.abs(dx) > this.width * SEEN || Math.abs(dy) > this.height * SEEN) this.shift(dx, dy);
  }

  private shift(dx: number, dy: number): void {
    const clamp = (value: number, drawn: number, seen: number) => {
      const half = Math.min(0.5, seen / (drawn * this.unit) / 2);
      return Math.min(1 - half, Math.max(half, value));
    };
    this.middleX = clamp(this.middleX + dx / (this.drawnWidth * this.unit), this.drawnWidth, this.width);
    this.middleY = clamp(this.middleY + dy / (this.drawnHeight * this.unit), this.drawnHeight, this.height);
  }

  private local(event: MouseEvent): { x: number; y: number } {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = this.local(event);
    this.by(Math.exp(-event.deltaY * 0.0016), at.x, at.y);
  };

  double = (event: MouseEvent): void => {
    const at = this.local(event);
    this.by(1.8, at.x, at.y);
  };

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, this.local(event));
    if (this.pointers.size === 1) {
      this.moved = false;
      this.travelled = 0;
    }
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.local(event);
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const other = others[0];
    if (other) {
      const grown =
        Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
      this.by(grown, (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.moved = true;
    }
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.travelled > 6) {
      this.moved = true;
      this.dragging = true;
      const share = other ? 0.5 : 1;
      this.shift((before.x - now.x) * share, (before.y - now.y) * share);
    }
    this.pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.dragging = false;
  };
}
