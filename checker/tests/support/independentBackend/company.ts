import { readFileSync } from 'node:fs';

/** A login. Each flag except `parent` makes one documented refusal apply. */
export interface User {
  readonly parent: boolean;
  readonly realNameMissing?: boolean;
  readonly checkRunning?: boolean;
  readonly identityUnknown?: boolean;
  readonly riskyDevice?: boolean;
  readonly channelIdle?: boolean;
  readonly channelSoldOut?: boolean;
  readonly channelDown?: boolean;
  readonly openingOther?: boolean;
  readonly companyInVerification?: boolean;
  readonly qualificationInReview?: boolean;
  readonly refusedLately?: boolean;
  readonly everythingFails?: boolean;
}

/** A level of the company, with its benefits. */
export interface Level {
  readonly level: string;
  /** Traded amount in yuan from which the level applies. */
  readonly from: number;
  /** Service charge in per cent by billing cycle. */
  readonly cycles: Readonly<Record<string, number>>;
  readonly coupons: readonly { readonly title: string; readonly yuan: number; readonly count: number }[];
  readonly special: string;
}

interface Company {
  readonly name: string;
  readonly openedOn: string;
  readonly products: readonly string[];
  readonly creditExpiresOn: string;
  readonly tradedYuan: number;
  readonly levelUpdating: boolean;
  readonly onTimeMonths: number;
  readonly vip: boolean;
  readonly coupons: readonly { readonly id: string; readonly yuan: number; readonly until: string }[];
  readonly channelCoupons: readonly {
    readonly no: string;
    readonly business: string;
    readonly kind: string;
    readonly from: string;
    readonly to: string;
    readonly title?: string;
    readonly yuan?: number;
  }[];
  readonly openSwitches: readonly string[];
  readonly levels: readonly Level[];
  /** The day that is always today in this backend, such as `2026-11-12`. */
  readonly today: string;
  readonly users: Readonly<Record<string, User>>;
}

export const company: Company = JSON.parse(readFileSync(new URL('company.json', import.meta.url), 'utf8'));

/** Returns the number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
