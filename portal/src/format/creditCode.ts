const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** 统一社会信用代码: 18 characters without I, O, S, V, Z, with a check digit at the end. GB 32100-2015 */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(text)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * digits.indexOf(text[index] ?? ''), 0);
  return digits[(31 - (sum % 31)) % 31] === text[17];
}
