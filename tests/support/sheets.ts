/** What a page of the portal is on A4 paper: printed by the browser to a PDF and read back. */
import type { Locator, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { paint } from './painting.ts';
import { WIDE } from './widths.ts';

export interface Print {
  /** Of each sheet, without blanks and line ends: a head that breaks is still one word. */
  readonly sheets: readonly string[];
  /** All sheets one after the other. */
  readonly text: string;
  /** What lies beyond the edge of its sheet, or in a box that cuts it off. */
  readonly cut: readonly string[];
}

/** A4 in CSS pixels, less the page's margins (portal/src/app/theme/globals.ts). */
const WIDTHS = { portrait: 703, landscape: 1032 } as const;

export type Lie = keyof typeof WIDTHS;

export async function print(page: Page, lie: Lie): Promise<Print> {
  const cut = await cutOff(page, WIDTHS[lie]);
  await paint(page);
  const pdf = await page.pdf({ format: 'A4', landscape: lie === 'landscape' });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const [, , right] = sheet.view as [number, number, number, number];
    const { items } = await sheet.getTextContent();
    const pieces = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '');
    sheets.push(withoutBlanks(pieces.map(({ str }) => str).join('')));
    for (const { str, transform, width } of pieces) {
      const left = (transform as number[])[4] ?? 0;
      if (left < 0 || left + width > right) cut.push(str);
    }
  }
  return { sheets, text: sheets.join(''), cut };
}

/** Boxes that are narrower than what they hold, on paper of this width. */
async function cutOff(page: Page, width: number): Promise<string[]> {
  const before = page.viewportSize() ?? WIDE;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 1000 });
  const found = await page.locator('main *:visible, [data-paper] *:visible').evaluateAll((all) =>
    all
      // What is one pixel wide is for screen readers alone.
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((box) => getComputedStyle(box).overflowX !== 'visible')
      .map((box) => box.textContent),
  );
  await page.emulateMedia({ media: null });
  await page.setViewportSize(before);
  return found;
}

/** What the cells and facts of a part of the page say, as `Print.text` has it; without what is for the screen alone. */
export async function saidBy(part: Locator): Promise<string[]> {
  const texts = await part
    .locator('th:not(.actions), td:not(.actions, .check), dt, dd, h1, h2, h3, h4')
    // Kept pages lie hidden behind the one that is seen.
    .filter({ visible: true })
    .evaluateAll((all) => all.map((cell) => cell.textContent));
  return texts.map(withoutBlanks).filter((text) => text !== '');
}

/** A font draws some radicals and characters alike, and a PDF may name the radical: these have no other way back. */
const CHARACTERS = new Map(
  [...'⼾户⻓长⻔门⻚页⻛风⻢马⻅见⻉贝⻋车⻄西⻆角⻘青⻩黄⻬齐⻰龙⻥鱼⻝食⻜飞'.matchAll(/(.)(.)/gu)].map(
    ([, radical = '', character = '']) => [radical, character],
  ),
);

export const withoutBlanks = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u2e80-\u2fdf]/g, (radical) => CHARACTERS.get(radical) ?? radical.normalize('NFKC'));
