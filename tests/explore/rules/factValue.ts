/** Values of shown texts, for comparison: 1,234.50, ¥1234.5 and 1234.5 元 are one value. */

const day = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/;
const amount =
  /^(-)?[¥￥]?\s*(-)?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(万元|万|元|%|笔|期|天|个|张|条)?$/;

/**
 * Returns an amount or count in hundredths (`1234.5` → `amount 123450`), a percentage as `rate 429`, a day as `day 2026-11-12`
 * without the time beside it, or the text without spaces.
 */
export function factValue(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const date = day.exec(plain);
  if (date)
    return `day ${date[1] ?? ''}-${(date[2] ?? '').padStart(2, '0')}-${(date[3] ?? '').padStart(2, '0')}`;
  const figure = amount.exec(plain);
  if (!figure) return plain.replaceAll(' ', '');
  const [, before, after, digits = '', unit = ''] = figure;
  const value = Number(digits.replaceAll(',', '')) * (unit.startsWith('万') ? 10_000 : 1);
  const cents = Math.round(value * 100) * (before || after ? -1 : 1);
  return `${unit === '%' ? 'rate' : 'amount'} ${String(cents)}`;
}
