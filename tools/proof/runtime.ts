/**
 * What the sites of a broken copy call, in Node and in the browser: the one whose number is asked for breaks; without a number
 * each that is reached is noted. The number comes from PROOF_BREAK, and in a browser from breakServer.mjs: pages of the portal
 * have it from /front/break.js, workers and what a test bundles for itself ask for it.
 */
/** Of a page; `note`: where it says what it reaches. */
interface Proof {
  readonly site: number;
  readonly note?: string;
}
interface Surroundings {
  readonly process?: NodeJS.Process;
  readonly proof?: Proof;
  __proof?: unknown;
}
const { process, proof = process === undefined ? askedFor() : undefined } = globalThis as Surroundings;

const site = proof?.site ?? Number(process?.env['PROOF_BREAK'] ?? 0);
const note = proof === undefined ? noteInFile(process?.env['PROOF_REACHED']) : noteOverHttp(proof.note);
const reached = new Set<number>();

/** @param changes whether its break would give anything else here: if not, nobody can notice it, and it is not noted */
function isBroken(number: number, changes = true): boolean {
  if (number === site) return true;
  if (site === 0 && changes && !reached.has(number)) {
    reached.add(number);
    note(number);
  }
  return false;
}

function askedFor(): Proof | undefined {
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

/** One request at a time: a test's own clock stands still, requests do not. */
function noteOverHttp(address: string | undefined): (number: number) => void {
  let waiting: number[] = [];
  let underWay = false;
  const send = (): void => {
    if (address === undefined || underWay || waiting.length === 0) return;
    // A test has cut the page off: what fails would stand in its console.
    if (!navigator.onLine) return globalThis.addEventListener('online', send, { once: true });
    const body = waiting.map((number) => `${number}\n`).join('');
    waiting = [];
    underWay = true;
    const done = (): void => {
      underWay = false;
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

/** A condition, the other way round. */
export const flip = (number: number, value: unknown): unknown => (isBroken(number) ? !value : value);

/** A text, empty. */
export const text = (number: number, value: string): string => (isBroken(number) ? '' : value);

/** Whether a call is left out. */
export const skip = (number: number): boolean => isBroken(number);

/**
 * What a function gives back, forgotten; a no is as good as forgotten, and a yes becomes a no: `?? true` would make it a yes again.
 */
export const drop = <Value>(number: number, value: Value): Value | false | undefined => {
  if (!isBroken(number, value !== undefined && value !== false)) return value;
  return typeof value === 'boolean' ? false : undefined;
};

/** A list without its last item. */
export const without = <Item>(number: number, items: Item[]): Item[] =>
  isBroken(number) ? items.slice(0, -1) : items;

/** A number, none. */
export const number = (site: number, value: number): number => (isBroken(site) ? 0 : value);

/** What is put into a property that has been made to note its reading. */
export const put = (record: object, key: PropertyKey, value: unknown): void =>
  void Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });

const computedOnce = new Map<string, unknown>();

/** A list or what a call gives is the same one at each reading. */
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

/** A comparison that takes the boundary to the other side. */
export const boundary = computed;

/** Less for more. */
export const sum = computed;

// For functions that are written out and read in again, as the simulator's validators are: there they find no import.
(globalThis as Surroundings).__proof = { flip, text, skip, drop, without, number, put, once, boundary, sum };
