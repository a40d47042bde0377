/** A section and its position on the screen. */
export interface SectionTop {
  readonly id: string;
  /** Pixels below the viewport's top. */
  readonly top: number;
}

/** Height in px at which a section counts as in view: just below the header and the gap of `scroll-padding`. */
const READING_LINE = 120;

/** Id of the last section that starts above the reading line, else of the first; at the end of the page, of the last. */
export function sectionInView(tops: readonly SectionTop[], atEnd: boolean): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= READING_LINE) ?? tops[0])?.id;
}
