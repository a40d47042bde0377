/** A part of a text; `marked` if it matches the search. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text into marked matches and the rest. Adjacent matches are one piece. @param found lower-case parts to mark */
export function pieces(text: string, found: readonly string[]): readonly Piece[] {
  if (found.length === 0) return [{ text, marked: false }];
  const pattern = new RegExp(`((?:${found.map(escaped).join('|')})+)`, 'i');
  // The pattern is a group, so each second part is a match.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Characters of the excerpt before the first match. A text that has at most twice as many there is not cut there. */
const BEFORE = 12;
/** Characters of the excerpt: two lines. */
const LENGTH = 80;

/** The part of a text around its first match, short enough for two lines. */
export function excerpt(text: string, found: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = found.map((part) => lower.indexOf(part)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = first <= BEFORE * 2 ? 0 : first - BEFORE;
  const cut = text.slice(from, from + LENGTH);
  return `${from > 0 ? '…' : ''}${cut}${from + LENGTH < text.length ? '…' : ''}`;
}
