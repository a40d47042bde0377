import { foldWidth } from './typed.ts';

/** Reasons why a text is not an amount; each is a key of `refusals` in copy/form.ts. */
type AmountProblem = 'amount' | 'decimals' | 'separators' | 'unit' | 'currency';

type AmountRead = { readonly yuan: number } | { readonly problem: AmountProblem };

/** Digits, with thousands in groups of three as in tables, and at most two decimals. docs/design/portal.md "Forms" */
const VALID_AMOUNT = /^(?:0|[1-9]\d{0,9}|[1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;

const FOREIGN = /[$€£]|USD|HKD|EUR|JPY|美[元金]|港[元币]|[欧日]元/i;

/** Patterns of invalid amounts with their reasons; the first match counts: `6万`, `60k`; `1.005`; `60.000,50`, `1,23`. */
const reasons: readonly (readonly [RegExp, AmountProblem])[] = [
  [/\d\s*[wk]$|[十百千万亿拾佰仟萬億]/i, 'unit'],
  [/^[\d,]+\.\d{3,}$/, 'decimals'],
  [/^\d[\d.,]*[.,][\d.,]*\d$/, 'separators'],
];

export const centsOf = (yuan: number): number => Math.round(yuan * 100);

/**
 * Returns the text without currency signs and words, and with plain marks instead of those of a Chinese keyboard. A
 * space or an apostrophe between digits becomes a comma: `60 000` is `60,000`.
 */
function plainOf(text: string): string {
  return foldWidth(text)
    .trim()
    .replace(/^(?:(?:¥|RMB|CNY|人民币)\s*)+/i, '')
    .replace(/(?:\s*(?:[元圆]整?|块钱?|RMB|CNY))+$/i, '')
    .replace(/\s*([.。,])\s*/g, '$1')
    .replaceAll('。', '.')
    .replace(/(\d)(?:\s+|['’])(?=\d)/g, '$1,');
}

/** Reads a typed amount in yuan, or returns why it is invalid. */
export function parseAmount(text: string): AmountRead {
  const plain = plainOf(text);
  // Superscript and circled digits would become plain ones: 10² is not 102.
  const isPlain = !/\p{No}/u.test(text) && !FOREIGN.test(text);
  if (isPlain && VALID_AMOUNT.test(plain)) return { yuan: Number(plain.replaceAll(',', '')) };
  if (FOREIGN.test(text)) return { problem: 'currency' };
  return { problem: reasons.find(([pattern]) => pattern.test(plain))?.[1] ?? 'amount' };
}

/** Reads a typed amount in yuan; undefined for a text that is not an amount. */
export function readAmount(text: string): number | undefined {
  const read = parseAmount(text);
  return 'yuan' in read ? read.yuan : undefined;
}

/** The normal form of an amount, shown on blur; an unreadable text stays unchanged. */
export const cleanAmount = (text: string): string => (readAmount(text) === undefined ? text : plainOf(text));
