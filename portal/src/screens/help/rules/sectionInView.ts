export interface SectionTop {
  readonly id: string;
  /** Pixels below the viewport's top. */
  readonly top: number;
}

/** Just below the header and the gap of `scroll-padding`. */
const READING_LINE = 120;

/** The last section that starts above the reading line; at the page's end the last of all. */
export function sectionInView(tops: readonly SectionTop[], atEnd: boolean): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= READING_LINE) ?? tops[0])?.id;
}
