/** A session as one text, for a store outside this process. Pure. */
import { framed, unframed, type Frame } from './framed.ts';
import type { Session } from './session.ts';

interface Packed extends Frame {
  readonly parts: readonly unknown[];
}

export function packed(session: Session): string {
  const places = new Map<unknown, number>();
  const frame = framed(session, (part) => {
    const place = places.get(part) ?? places.size;
    places.set(part, place);
    return String(place);
  });
  return JSON.stringify({ ...frame, parts: [...places.keys()] } satisfies Packed);
}

/** The session again, its worlds sharing what they shared. */
export function unpacked(text: string): Session {
  const { parts, ...frame } = JSON.parse(text) as Packed;
  return unframed(frame, (place) => parts[Number(place)]);
}
