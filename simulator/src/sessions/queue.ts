/** A queue drops the empty places at its front when there are at least this many, and they are half of the array or more. */
const EMPTY = 100;

/** First-in first-out queue in constant time: an array's `shift` moves all later elements. */
export class Queue<Item> {
  #items: (Item | undefined)[] = [];
  #first = 0;

  constructor(items: readonly Item[] = []) {
    this.#items = [...items];
  }

  get size(): number {
    return this.#items.length - this.#first;
  }

  push(item: Item): void {
    this.#items.push(item);
  }

  /** @returns undefined if it is empty */
  shift(): Item | undefined {
    if (this.size === 0) return undefined;
    const item = this.#items[this.#first];
    this.#items[this.#first] = undefined;
    this.#first += 1;
    if (this.#first >= EMPTY && this.#first * 2 >= this.#items.length) this.#moveUp();
    return item;
  }

  /** Returns all items, oldest first. */
  toArray(): Item[] {
    return this.#items.slice(this.#first) as Item[];
  }

  #moveUp(): void {
    this.#items.splice(0, this.#first);
    this.#first = 0;
  }
}
