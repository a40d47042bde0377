/** Collects names from a session's answers (bills, orders, accounts …) for later requests. */
import { isObject } from '#tools/object.ts';

/** Identifying members, amounts and levels. A request field of the same name, or its plural, can be filled from answers. */
const naming = /(No|Id|pin|Pin|month|Month|amount|owed|Level|phone|version|couponCode|verifyCode)$/i;

/** Fields whose names differ between request and answer. */
const aliases: Readonly<Record<string, string>> = { repayBillNo: 'billNo', loginPin: 'jdpin', pin: 'jdpin' };

/** Maximum number of values per name. The first ones are kept. */
const LIMIT = 40;

export class Pool {
  readonly #values = new Map<string, Set<string | number>>();
  readonly #owed = new Map<string, number>();

  /** Collects every identifying member of a document. */
  learn(document: unknown): void {
    if (Array.isArray(document)) return document.forEach((item) => this.learn(item));
    if (!isObject(document)) return;
    for (const [name, value] of Object.entries(document)) {
      if (typeof value === 'string' || typeof value === 'number') this.#keep(name, value);
      else this.learn(value);
    }
    const { billNo, owed } = document;
    if (typeof billNo === 'string' && typeof owed === 'number') this.#owed.set(billNo, owed);
  }

  #keep(name: string, value: string | number): void {
    if (!naming.test(name) || value === '') return;
    const key = aliases[name] ?? name;
    const values = this.#values.get(key) ?? new Set();
    if (values.size < LIMIT) values.add(value);
    this.#values.set(key, values);
  }

  /** Returns up to `count` of the kept values, spread evenly from the first to the last. */
  of(name: string, count: number): (string | number)[] {
    const values = [...(this.#values.get(aliases[name] ?? name) ?? [])];
    if (values.length <= count) return values;
    const step = (values.length - 1) / Math.max(1, count - 1);
    return Array.from({ length: count }, (_, index) => values[Math.round(index * step)]!);
  }

  has(name: string): boolean {
    return this.#values.has(aliases[name] ?? name);
  }

  owedOf(billNo: unknown): number | undefined {
    return typeof billNo === 'string' ? this.#owed.get(billNo) : undefined;
  }
}
