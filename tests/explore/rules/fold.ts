import type { Look } from '../observed.ts';
import type { Finding } from './rule.ts';

/** Height of the first row that must be visible, in px: two lines of text. */
const TELLING = 48;

/** The first row of a list page begins on the first screen. Windows below 375 px are exempt. */
export function fold({ url, width, height, firstRow }: Look): Finding[] {
  if (firstRow === undefined || width < 375 || firstRow + TELLING <= height) return [];
  return [
    {
      check: 'seen.fold',
      subject: new URL(url).pathname,
      message: `第一行从 ${String(firstRow)} 像素处开始，首屏只有 ${String(height)} 像素`,
    },
  ];
}
