import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';

/** Words that the `product` query value may say instead of a code. docs/decisions/0227 */
const codes: Readonly<Record<string, ProductCode>> = {
  company: '12003',
  fenxiao: '12012',
  yipanhuo: '12017',
  baoli: '12023',
  xchf: '12037',
};

export const codeOfProductWord = (word: string | null | undefined): ProductCode | undefined =>
  word !== null && word !== undefined && Object.hasOwn(codes, word) ? codes[word] : undefined;
