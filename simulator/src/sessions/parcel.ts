/**
 * A session as a store of many small texts keeps it: a frame, and each part under a name of its own. A part that has not changed
 * is known by its name wherever it was sent or read before, and is not sent again.
 */
import { randomBytes } from 'node:crypto';
import { framed, unframed, type Frame } from './framed.ts';
import type { Session } from './session.ts';

type Parts = ReadonlyMap<string, object>;

const NOTHING: Parts = new Map();

export interface Parcel {
  readonly frame: string;
  readonly parts: Parts;
}

const names = new WeakMap<object, string>();
/** Of another process every name is another one. */
const ours = randomBytes(6).toString('base64url');
let named = 0;

/** What is no object has no name: it stands in the frame itself. */
const PLAIN = '=';

function nameOf(part: object): string {
  const known = names.get(part);
  if (known !== undefined) return known;
  named += 1;
  const name = `${ours}.${named.toString(36)}`;
  names.set(part, name);
  return name;
}

export function parcelOf(session: Session): Parcel {
  const parts = new Map<string, object>();
  const frame = framed(session, (part) => {
    if (typeof part !== 'object' || part === null) return PLAIN + JSON.stringify(part);
    const name = nameOf(part);
    parts.set(name, part);
    return name;
  });
  return { frame: JSON.stringify(frame), parts };
}

/** What a store that has one parcel must be told to have another one. */
export function difference(
  before: Parts = NOTHING,
  after: Parts = before,
): { added: [string, string][]; removed: string[] } {
  if (after === before) return { added: [], removed: [] };
  const added = [...after].filter(([name]) => !before.has(name));
  return {
    added: added.map(([name, part]) => [name, JSON.stringify(part)]),
    removed: [...before.keys()].filter((name) => !after.has(name)),
  };
}

/** The names of all parts that a frame needs. */
export function partsOf(frame: string): string[] {
  const { worlds } = JSON.parse(frame) as Frame;
  const places = worlds.flatMap((changes) => Object.values(changes));
  return [...new Set(places.filter((place) => place !== null && !place.startsWith(PLAIN)))] as string[];
}

/** A part as it was read. @returns it, known by its name from now on */
export function readPart(name: string, text: string): object {
  const part = JSON.parse(text) as object;
  names.set(part, name);
  return part;
}

export function sessionOf({ frame, parts }: Parcel): Session {
  return unframed(JSON.parse(frame) as Frame, (place) =>
    place.startsWith(PLAIN) ? (JSON.parse(place.slice(PLAIN.length)) as unknown) : parts.get(place),
  );
}
