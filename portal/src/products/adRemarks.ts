/** Returns the product codes in the remarks of an ad, such as `12003, 12010`; the comma may be a Chinese one. docs/decisions/0228 */
export const codesIn = (remarks: string | undefined): string[] =>
  (remarks ?? '')
    .split(/[,，]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** Returns whether an ad with these remarks applies to a product: one that they name, or any if they name none. */
export function appliesTo(remarks: string | undefined, productCode: string): boolean {
  const codes = codesIn(remarks);
  return codes.length === 0 || codes.includes(productCode);
}
