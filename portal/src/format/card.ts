/** Card and account numbers are grouped in fours. 1 §5 */
export const groupInFours = (value: string): string =>
  value.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
