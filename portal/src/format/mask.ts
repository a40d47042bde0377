/** The part that stays readable (open point ns-mask-field-map): phones and logins 3/4, cards and certificates 6/4. */
export type MaskRule = 'phone' | 'card' | 'id' | 'name';

const kept = { phone: [3, 4], card: [6, 4], id: [6, 4] } as const;

/** First 3 and last 4, or first 6 and last 4 characters; short values only lose their first one. 1 §5 */
export function mask(value: string | null | undefined, rule: MaskRule): string {
  if (!value) return '';
  if (rule === 'name' || value.length < 8) return `*${value.slice(1)}`;
  const [head, tail] = kept[rule];
  const hidden = Math.max(value.length - head - tail, 1);
  return value.slice(0, head) + '*'.repeat(hidden) + value.slice(-tail);
}

/** The credit limit as a whole, behind an eye button (open point ns-credit-limit-mask). */
export const maskCreditLimit = (): string => '****';
