/** Digits, with thousands in groups of three as tables show them, and at most two decimals. portal.md "Forms" */
const written = /^(?:0|[1-9]\d{0,9}|[1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d*))?$/;

export const centsOf = (yuan: number): number => Math.round(yuan * 100);

/** What a user wrote, in yuan; undefined when it is no amount. Spaces around it are forgiven. */
export function readAmount(text: string): number | undefined {
  const plain = text.trim();
  const decimals = written.exec(plain)?.[1];
  if (!written.test(plain) || decimals === '' || (decimals?.length ?? 0) > 2) return undefined;
  return Number(plain.replaceAll(',', ''));
}

/** A number, but finer than a cent. */
export const isFinerThanCents = (text: string): boolean => /^[\d,]+\.\d{3,}$/.test(text.trim());
