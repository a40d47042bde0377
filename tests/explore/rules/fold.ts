import type { Look } from '../observed.ts';
import type { Finding } from './rule.ts';

/** Height in px of the part of the first row that must be visible: two lines of text. */
const VISIBLE_PART = 48;

/** Checks that the first screen of a list page shows the first row. Windows below 375 px are exempt. */
export function fold({ url, width, height, firstRow }: Look): Finding[] {
  if (firstRow === undefined || width < 375 || firstRow + VISIBLE_PART <= height) return [];
  return [
    {
      check: 'seen.fold',
      subject: new URL(url).pathname,
      message: `第一行从 ${String(firstRow)} 像素处开始，首屏只有 ${String(height)} 像素`,
    },
  ];
}
