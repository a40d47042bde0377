/** Reads the sheets of a PDF that the browser has printed. */
import { getDocumentProxy } from 'unpdf';

export interface Sheet {
  /** Pieces of text in the order of the PDF. */
  readonly pieces: readonly string[];
  /** Texts beyond the left or the right edge. */
  readonly beyond: readonly string[];
  /** Share of the height down to the lowest text; 0 without a text. The page number at the foot does not count. */
  readonly filled: number;
}

/** Height of the lower margin in points, which has the page number (portal/build/print.css). */
const FOOT = 45;
/** A sheet that is filled less than this, and followed by another one, has only the page's title. */
const LEAST = 0.2;

export async function sheetsOf(pdf: Buffer): Promise<Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      const [, , right, height] = sheet.view as [number, number, number, number];
      const { items } = await sheet.getTextContent();
      const pieces = items
        .filter((item) => 'str' in item)
        .filter(({ str }) => str.trim() !== '')
        .map(({ str, width, transform }) => {
          const [x = 0, y = 0] = (transform as number[]).slice(4);
          return { str, x, y, end: x + width };
        });
      const lowest = Math.min(height, ...pieces.map(({ y }) => y).filter((y) => y > FOOT));
      return {
        pieces: pieces.map(({ str }) => str),
        beyond: pieces.filter(({ x, end }) => x < 0 || end > right).map(({ str }) => str),
        filled: 1 - lowest / height,
      };
    }),
  );
}

/** Returns the numbers of the sheets that are blank, or nearly blank although the next one has more content. */
export const wastedOf = (filled: readonly number[]): number[] =>
  filled.flatMap((share, index) =>
    share === 0 || (share < LEAST && index < filled.length - 1) ? [index + 1] : [],
  );
