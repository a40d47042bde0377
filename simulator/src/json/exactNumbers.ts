/** JSON whose numbers are more exact than a double, or written otherwise than JavaScript writes them. Pure. */

/** Of ES2026; the library of types does not have it yet. */
type Revive = (name: string, value: unknown, context: { readonly source?: string }) => unknown;
const exact = JSON as unknown as {
  parse(text: string, revive: Revive): unknown;
  rawJSON(text: string): unknown;
};

/** Any number of so many digits is exact in a double. */
const SAFE_DIGITS = 15;

/** Whether the number that a text writes is the one that a double holds. */
export function isExact(source: string, value: number): boolean {
  const digits = source.replace(/e.*$/i, '').replace('.', '').replace(/^-?0*/, '');
  // Too large or too small for a double.
  if (!Number.isFinite(value) || (value === 0 && /[1-9]/.test(digits))) return false;
  if (digits.length <= SAFE_DIGITS || source === String(value)) return true;
  return /^-?\d+$/.test(source) && BigInt(source) === BigInt(value);
}

/** Reads JSON; a number that a double cannot hold is its text. @throws SyntaxError */
export const readExact = (text: string): unknown =>
  exact.parse(text, (_, value, { source = '' }) =>
    typeof value === 'number' && !isExact(source, value) ? source : value,
  );

/** Reads JSON for writing it again: numbers keep their digits, `100.10` too. @throws SyntaxError */
export const readAsWritten = (text: string): unknown =>
  exact.parse(text, (_, value, { source = '' }) =>
    typeof value === 'number' && String(value) !== source ? exact.rawJSON(source) : value,
  );
