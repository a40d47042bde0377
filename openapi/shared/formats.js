/**
 * The string and number formats that our contracts use beyond JSON Schema's own, for Ajv.
 * Plain JavaScript, because the compiled validators (tools/validators) require it as it stands.
 */

/** Yuan: at most two decimals in the number's shortest text (`multipleOf: 0.01` fails on 19.99). */
const money = (value) => /^-?\d+(\.\d{1,2})?$/.test(String(value));

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A calendar date that exists. Counted, not parsed: a world has thousands. */
function date(text) {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && leap ? 29 : DAYS[month - 1];
  return last !== undefined && day >= 1 && day <= last;
}

/** A time of a date that exists: `Date.parse` takes 30 February for 2 March. */
const dateTime = (text) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  date(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/**
 * @typedef {{ type: 'string', validate: (text: string) => boolean }} TextFormat
 * @typedef {{ type: 'number', validate: (value: number) => boolean }} NumberFormat
 * @type {Record<'date' | 'date-time' | 'uri' | 'uri-reference' | 'binary', TextFormat> & { money: NumberFormat }}
 */
export const formats = {
  money: { type: 'number', validate: money },
  date: { type: 'string', validate: date },
  'date-time': { type: 'string', validate: dateTime },
  uri: { type: 'string', validate: (text) => URL.canParse(text) },
  'uri-reference': { type: 'string', validate: (text) => URL.canParse(text, 'http://base.invalid/') },
  binary: { type: 'string', validate: () => true },
};
