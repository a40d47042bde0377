import type { Outputs } from '#generated/provisional/io.ts';
import { quotaParts } from './quota.ts';

type QuotaDetail = Outputs['queryQuotaDetail'];
type Cap = QuotaDetail['caps'][number];

/** Returns the amount an account may still use: up to its own cap, and never more than the line has left. */
export const leftOf = ({ used, cap }: Pick<Cap, 'used' | 'cap'>, available: number): number =>
  cap === undefined ? available : Math.max(0, Math.min(available, Math.round((cap - used) * 100) / 100));

export interface OwnQuota {
  /** Amount this account can spend, in yuan. */
  readonly left: number;
  readonly used: number;
  /** Cap of this account; undefined when it shares the company's. */
  readonly cap: number | undefined;
}

/** The quota of one purchasing account; a frozen one can spend nothing. docs/decisions/0242 */
export function ownQuota(
  detail: QuotaDetail,
  { jdpin, frozen }: { readonly jdpin: string | undefined; readonly frozen: boolean },
): OwnQuota {
  const own = detail.caps.find((cap) => cap.jdpin === jdpin);
  const { available } = quotaParts({ ...detail, quota: detail.creditLimit });
  const rest = own === undefined ? 0 : leftOf(own, available);
  return { left: frozen ? 0 : rest, used: own?.used ?? 0, cap: own?.cap };
}
