/** 12 to 19 digits with a check digit at the end (Luhn). ISO/IEC 7812-1 */
export function isBankCard(text: string): boolean {
  if (!/^[1-9]\d{11,18}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
