import { attribute, attributesOf, elements } from './xml.ts';

/** Whether a built-in format shows a day or a time, Chinese ones included. dayOfSerial skips a time alone. ECMA-376 18.8.30 */
const isBuiltInDayOrTime = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/**
 * Whether a custom format shows a day: it has `y`, `d`, 年, 月 or 日 outside of quotes, escapes and brackets such as
 * `[Red]`. An `m` alone may stand for minutes.
 */
const showsDay = (code: string): boolean => /[yd年月日]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/** Returns the numbers of the cell styles that show a number as a day. */
export function dayStyles(stylesXml: string): ReadonlySet<string> {
  const customFormats = new Map(
    attributesOf(stylesXml, 'numFmt').map((attributes) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  );
  const [, , formats = ''] = elements('cellXfs').exec(stylesXml) ?? [];
  const days = attributesOf(formats, 'xf').flatMap((attributes, index) => {
    const id = attribute(attributes, 'numFmtId') ?? '0';
    const code = customFormats.get(id);
    const isDay = code === undefined ? isBuiltInDayOrTime(Number(id)) : showsDay(code);
    return isDay ? [String(index)] : [];
  });
  return new Set(days);
}

/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000; // ms

/** Days between this epoch and the one that some workbooks use, 1904-01-01. */
const FROM_1904 = 1462;

/**
 * Converts a spreadsheet's number to a day, YYYY-MM-DD.
 * @param from1904 whether the workbook counts from 1904
 * @returns undefined outside of 1900-03-01 to 9999-12-31. Spreadsheets count a 1900-02-29, so earlier days are unsafe
 */
export function dayOfSerial(serial: number, from1904 = false): string | undefined {
  const days = Math.floor(serial) + (from1904 ? FROM_1904 : 0);
  if (!(days > 60 && days < 2_958_466)) return undefined;
  return new Date(EPOCH + days * DAY).toISOString().slice(0, 10);
}
