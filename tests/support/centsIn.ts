/** Returns a shown amount in cents: 123450 for `¥1,234.50`. */
export const centsIn = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
