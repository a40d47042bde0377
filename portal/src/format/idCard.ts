const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/** Citizen's ID card: area, an existing day of birth, sequence, check digit. GB 11643-1999 */
export function isIdCard(text: string): boolean {
  const [, year, month, day] = /^[1-9]\d{5}(19\d{2}|20\d{2})(\d{2})(\d{2})\d{3}[\dX]$/.exec(text) ?? [];
  if (year === undefined) return false;
  const birth = `${year}-${month ?? ''}-${day ?? ''}`;
  const parsed = new Date(`${birth}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(birth)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return checkDigits[sum % 11] === text[17];
}
