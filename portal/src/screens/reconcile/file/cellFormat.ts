import { attribute, attributesOf, elements } from './xml.ts';

/** Numbers of the built-in formats that show a day, Chinese ones included. ECMA-376 18.8.30 */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** A written format shows a day if it has a year, a month or a day outside of quotes. */
const showsDay = (code: string): boolean =>
  /[yd年月日]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').replace(/general/i, ''));

/** Returns the styles of cells that show a number as a day. */
export function dayStyles(stylesXml: string): ReadonlySet<string> {
  const own = new Map(
    attributesOf(stylesXml, 'numFmt').map((of) => [
      attribute(of, 'numFmtId'),
      attribute(of, 'formatCode') ?? '',
    ]),
  );
  const [, , formats = ''] = elements('cellXfs').exec(stylesXml) ?? [];
  const days = attributesOf(formats, 'xf').flatMap((of, index) => {
    const id = attribute(of, 'numFmtId') ?? '0';
    const code = own.get(id);
    return (code === undefined ? builtIn(Number(id)) : showsDay(code)) ? [String(index)] : [];
  });
  return new Set(days);
}

const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000; // ms

/** Days between the two epochs of spreadsheets. */
const FROM_1904 = 1462;

/** Converts a spreadsheet's number to a day, YYYY-MM-DD; undefined outside of the years 1900 to 9999. */
export function dayOfSerial(serial: number, from1904 = false): string | undefined {
  const days = Math.floor(serial) + (from1904 ? FROM_1904 : 0);
  if (!(days > 60 && days < 2_958_466)) return undefined;
  return new Date(EPOCH + days * DAY).toISOString().slice(0, 10);
}
