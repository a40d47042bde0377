/** Rules of masking (open point ns-mask-field-map): `phone` also for logins, `id` for certificates. */
export type MaskRule = 'phone' | 'card' | 'id' | 'name';

/** Number of readable characters at the start and at the end. */
const readable = { phone: [3, 4], card: [6, 4], id: [6, 4] } as const;

/**
 * Hides the middle of a text: the first 3 or 6 and the last 4 characters stay readable. A name or a short text only loses
 * its first character. 1 §5
 */
export function mask(value: string | null | undefined, rule: MaskRule): string {
  if (!value) return '';
  if (rule === 'name' || value.length < 8) return `*${value.slice(1)}`;
  const [head, tail] = readable[rule];
  const hidden = Math.max(value.length - head - tail, 1);
  return value.slice(0, head) + '*'.repeat(hidden) + value.slice(-tail);
}

/** Hides a credit limit wholly, until the user presses the eye button (open point ns-credit-limit-mask). */
export const maskCreditLimit = (): string => '****';
