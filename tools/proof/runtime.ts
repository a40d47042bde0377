/**
 * Functions that the mutation points of a broken copy call, in Node and in the browser. The point with the requested number breaks.
 * Number 0 breaks nothing and records each reached point. Node reads the number from PROOF_BREAK. Pages of the portal get it from
 * /front/break.js; workers and bundles of tests request it (breakServer.mjs).
 */

/** The break of a page. `note` is the address to which the page reports reached points. */
interface Proof {
  readonly point: number;
  readonly note?: string;
}
interface Surroundings {
  readonly process?: NodeJS.Process;
  readonly proof?: Proof;
  __proof?: unknown;
}
const { process, proof = process === undefined ? requestProof() : undefined } = globalThis as Surroundings;

const point = proof?.point ?? Number(process?.env['PROOF_BREAK'] ?? 0);
const note = proof === undefined ? noteInFile(process?.env['PROOF_REACHED']) : noteOverHttp(proof.note);
const reached = new Set<number>();

/** @param changes false if the break would not change the result: then the point does not count as reached */
function isBroken(number: number, changes = true): boolean {
  if (number === point) return true;
  if (point === 0 && changes && !reached.has(number)) {
    reached.add(number);
    note(number);
  }
  return false;
}

/** Requests the break synchronously, since the code that follows already needs it. */
function requestProof(): Proof | undefined {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', '/front/break', false);
    request.send();
    return JSON.parse(request.responseText) as Proof;
  } catch {
    return undefined;
  }
}

function noteInFile(file: string | undefined): (number: number) => void {
  const fs = process?.getBuiltinModule('node:fs');
  if (file === undefined || fs === undefined) return () => {};
  return (number) => fs.appendFileSync(file, `${number}\n`);
}

/** Reports reached points, one request at a time. Timers do not work here: a test may stop the clock. */
function noteOverHttp(address: string | undefined): (number: number) => void {
  let waiting: number[] = [];
  let isSending = false;
  const send = (): void => {
    if (address === undefined || isSending || waiting.length === 0) return;
    // The test may have put the page offline: a failed request would appear in the console.
    if (!navigator.onLine) return globalThis.addEventListener('online', send, { once: true });
    const body = waiting.map((number) => `${number}\n`).join('');
    waiting = [];
    isSending = true;
    const done = (): void => {
      isSending = false;
      send();
    };
    fetch(address, { method: 'POST', body, keepalive: true }).then(done, done);
  };
  return (number) => {
    if (address === undefined) return;
    waiting.push(number);
    send();
  };
}

/** Inverts a condition. */
export const flip = (number: number, value: unknown): unknown => (isBroken(number) ? !value : value);

/** Empties a text. */
export const text = (number: number, value: string): string => (isBroken(number) ? '' : value);

/** Returns true if the call must be left out. */
export const skip = (number: number): boolean => isBroken(number);

/**
 * Drops a return value. A boolean becomes false, because `?? true` would restore a dropped one.
 */
export const drop = <Value>(number: number, value: Value): Value | false | undefined => {
  if (!isBroken(number, value !== undefined && value !== false)) return value;
  return typeof value === 'boolean' ? false : undefined;
};

/** Removes the last item of a list. */
export const without = <Item>(number: number, items: Item[]): Item[] =>
  isBroken(number) ? items.slice(0, -1) : items;

/** Replaces a number by zero. */
export const number = (point: number, value: number): number => (isBroken(point) ? 0 : value);

/** Setter of a property that mutationPoints.ts has turned into a getter: the assigned value replaces the getter. */
export const put = (record: object, key: PropertyKey, value: unknown): void =>
  void Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });

const computedOnce = new Map<string, unknown>();

/** Computes a list or the result of a call once, so that each reading returns the same object. */
export function once<Value>(place: string, compute: () => Value): Value {
  if (!computedOnce.has(place)) computedOnce.set(place, compute());
  return computedOnce.get(place) as Value;
}

type Sign = '<' | '<=' | '>' | '>=' | '+' | '-';
const compared: Readonly<Record<Sign, (one: number, other: number) => unknown>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
};
const otherSign: Readonly<Record<Sign, Sign>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
};

function computed(number: number, sign: Sign, one: number, other: number): unknown {
  const [right, wrong] = [sign, otherSign[sign]].map((each) => compared[each](one, other));
  return isBroken(number, right !== wrong) ? wrong : right;
}

/** Swaps `<` and `<=`, `>` and `>=`. */
export const boundary = computed;

/** Swaps plus and minus. */
export const sum = computed;

// Global for functions that are written to a file and read again (the simulator's validators): they have no import.
(globalThis as Surroundings).__proof = { flip, text, skip, drop, without, number, put, once, boundary, sum };
