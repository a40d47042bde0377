/** Reads JSON with numbers that a double cannot hold, or that JavaScript would write differently. Pure. */

/** ES2026; missing in the type library. */
type Revive = (name: string, value: unknown, context: { readonly source?: string }) => unknown;
const exact = JSON as unknown as {
  parse(text: string, revive: Revive): unknown;
  rawJSON(text: string): unknown;
};

/** A double keeps every number with up to this many digits. */
const SAFE_DIGITS = 15;

/** Returns whether a double keeps the written number, so that no digit changes when it is written again. */
export function isExact(source: string, value: number): boolean {
  // The significant digits: `120` of `-0.0120e5`.
  const digits = source.replace(/e.*$/i, '').replace('.', '').replace(/^-?0*/, '');
  // Too large or too small for a double.
  if (!Number.isFinite(value) || (value === 0 && /[1-9]/.test(digits))) return false;
  if (digits.length <= SAFE_DIGITS || source === String(value)) return true;
  return /^-?\d+$/.test(source) && BigInt(source) === BigInt(value);
}

/** Reads JSON; a number that a double cannot hold becomes its text. @throws SyntaxError */
export const readExact = (text: string): unknown =>
  exact.parse(text, (_, value, { source = '' }) =>
    typeof value === 'number' && !isExact(source, value) ? source : value,
  );

/** Reads JSON for rewriting: numbers keep their digits, as in `100.10`. @throws SyntaxError */
export const readAsWritten = (text: string): unknown =>
  exact.parse(text, (_, value, { source = '' }) =>
    typeof value === 'number' && String(value) !== source ? exact.rawJSON(source) : value,
  );
