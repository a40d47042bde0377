/** The pictures of a gallery: each screen at three widths in both themes, and on paper. */
import { createHash } from 'node:crypto';

/** CSS px; paper is A4 at 96 dpi. */
export const sizes = {
  '1440': { width: 1440, height: 900 },
  '768': { width: 768, height: 1024 },
  '375': { width: 375, height: 740 },
  paper: { width: 794, height: 1123 },
} as const;
type Size = keyof typeof sizes;

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

export interface Look {
  readonly size: Size;
  readonly theme: Theme;
}

/** Widest first; as keys of `sizes`, the widths are in ascending order. */
const sizesInOrder: readonly Size[] = ['1440', '768', '375', 'paper'];

/** All looks of the gallery; paper is always light. */
export const looks: readonly Look[] = sizesInOrder.flatMap((size) =>
  themes.filter((theme) => size !== 'paper' || theme === 'light').map((theme) => ({ size, theme })),
);

/** A page in one state. */
export interface Screen {
  readonly scenario: string;
  /** With its query: `/company/index?productCode=12003`. */
  readonly path: string;
}

export interface Picture extends Screen, Look {
  /** The page's heading. */
  readonly title: string;
  readonly file: string;
}

/** Contents of `gallery.json`. */
export interface Gallery {
  readonly version: string;
  readonly builtAt: string;
  readonly pictures: readonly Picture[];
}

/** Returns a file name that stays the same in every release. */
export function fileOf({ scenario, path }: Screen, { size, theme }: Look): string {
  const id = createHash('sha256').update(`${scenario} ${path}`).digest('hex').slice(0, 12);
  return `${id}-${size}-${theme}.png`;
}
