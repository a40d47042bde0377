/** Prints a page of the portal on A4 paper and reads the browser's PDF. */
import type { Locator, Page } from '@playwright/test';
import { paint } from './painting.ts';
import { sheetsOf, wastedOf } from './pdf.ts';
import { WIDE } from './widths.ts';

export interface Print {
  /** Text of each sheet, without blanks and line ends, so that a heading over two lines is one word. */
  readonly sheets: readonly string[];
  /** All sheets one after the other. */
  readonly text: string;
  /** Texts that lie beyond the edge of the sheet or that a box cuts off. */
  readonly cut: readonly string[];
  /** Numbers of the sheets that are blank, or nearly so before the next one. */
  readonly wasted: readonly number[];
}

/** Width of A4 in CSS pixels without the page's margins (portal/build/print.css). */
const WIDTHS = { portrait: 703, landscape: 1032 } as const;

export type Orientation = keyof typeof WIDTHS;

/** Prints the page on A4, and returns the texts of its sheets. */
export async function print(page: Page, orientation: Orientation): Promise<Print> {
  const cut = await cutOff(page, WIDTHS[orientation]);
  await paint(page);
  const pdf = await page.pdf({ format: 'A4', landscape: orientation === 'landscape' });
  const read = await sheetsOf(pdf);
  const sheets = read.map(({ pieces }) => withoutBlanks(pieces.join('')));
  cut.push(...read.flatMap(({ beyond }) => beyond));
  return { sheets, text: sheets.join(''), cut, wasted: wastedOf(read.map(({ filled }) => filled)) };
}

/** Returns the texts that their box cuts off on paper of this width. */
async function cutOff(page: Page, width: number): Promise<string[]> {
  const before = page.viewportSize() ?? WIDE;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 1000 });
  const found = await page.locator('main *:visible, [data-paper] *:visible').evaluateAll((all) =>
    all
      // A box of one pixel is for screen readers only.
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((box) => getComputedStyle(box).overflowX !== 'visible')
      .map((box) => box.textContent),
  );
  await page.emulateMedia({ media: null });
  await page.setViewportSize(before);
  return found;
}

/** Returns the texts of cells and facts in a part of the page as in `Print.text`, without parts for the screen only. */
export async function textsOf(part: Locator): Promise<string[]> {
  const texts = await part
    .locator('th:not(.actions), td:not(.actions, .check), dt, dd, h1, h2, h3, h4')
    // Kept pages lie hidden behind the visible one.
    .filter({ visible: true })
    .evaluateAll((all) => all.map((cell) => cell.textContent));
  return texts.map(withoutBlanks).filter((text) => text !== '');
}

/** Radicals and the characters they look like: a PDF may contain the radical, and NFKC does not map these back. */
const CHARACTERS = new Map(
  [...'⼾户⻓长⻔门⻚页⻛风⻢马⻅见⻉贝⻋车⻄西⻆角⻘青⻩黄⻬齐⻰龙⻥鱼⻝食⻜飞'.matchAll(/(.)(.)/gu)].map(
    ([, radical = '', character = '']) => [radical, character],
  ),
);

export const withoutBlanks = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u2e80-\u2fdf]/g, (radical) => CHARACTERS.get(radical) ?? radical.normalize('NFKC'));
