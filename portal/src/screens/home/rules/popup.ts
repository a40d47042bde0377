import { FlowType } from '#generated/shared/enums/FlowType.ts';

interface PendingContracts<Contract> {
  readonly noFaceContractList: readonly Contract[];
  readonly faceContractList: readonly Contract[];
}

/** Facts that decide the pop-up of an entry to home. Undefined ones were not requested, or the request failed. */
export interface PopupFacts<Contract, Notice, Coupon> {
  readonly flags: {
    readonly mall: boolean;
    readonly smb: boolean;
    readonly platform: boolean;
    readonly bill: boolean;
  };
  readonly onHome: boolean;
  readonly flowType: string | undefined;
  readonly welcome: boolean;
  /** Whether the product qualifies for an increase, by the rule of the button on the quota card. */
  readonly canIncrease: boolean;
  readonly contracts: PendingContracts<Contract> | undefined;
  readonly notice: Notice | undefined;
  readonly coupons: readonly Coupon[];
  /** Pop-ups already shown since the page load. None is shown twice. */
  readonly shown: ReadonlySet<PopupKind>;
  /** Whether this entry has had its pop-up: others wait for the next entry. */
  readonly entryUsed: boolean;
}

export type PopupKind = 'welcome' | 'increase' | 'sign' | 'face' | 'notice' | 'coupon';

/** The pop-up to open, with its content. */
export type Popup<Contract, Notice, Coupon> =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'increase' }
  | { readonly kind: 'sign'; readonly contracts: readonly Contract[] }
  | { readonly kind: 'face'; readonly contracts: readonly Contract[] }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | { readonly kind: 'coupon'; readonly coupons: readonly Coupon[] };

/**
 * The pop-up of one entry to home: the first of four steps that has one, for any product. None if that one was already
 * shown. 2 §4, docs/decisions/0210
 */
export function popupFor<Contract, Notice, Coupon>(
  facts: PopupFacts<Contract, Notice, Coupon>,
): Popup<Contract, Notice, Coupon> | undefined {
  if (facts.entryUsed) return undefined;
  const popup = welcomeStep(facts) ?? contractStep(facts) ?? noticeStep(facts) ?? couponStep(facts);
  return popup && facts.shown.has(popup.kind) ? undefined : popup;
}

/** Step 1: the welcome of mall and small-business products. A qualified mall product gets the offer of an increase instead. */
function welcomeStep({ flags, welcome, canIncrease }: PopupFacts<unknown, unknown, unknown>) {
  if (!welcome || !(flags.mall || flags.smb)) return undefined;
  return flags.mall && canIncrease ? ({ kind: 'increase' } as const) : ({ kind: 'welcome' } as const);
}

/**
 * Step 2: pending contracts, on home routes only; not for platform and bill products, nor while the investor changes. Those
 * without a face check come first (ns-popup-both-lists).
 */
function contractStep<Contract>({
  flags,
  onHome,
  flowType,
  contracts,
}: PopupFacts<Contract, unknown, unknown>) {
  if (flags.platform || flags.bill || !onHome || flowType === FlowType.ChangeInvestor) return undefined;
  if (contracts === undefined) return undefined;
  const { noFaceContractList, faceContractList } = contracts;
  if (noFaceContractList.length > 0) return { kind: 'sign', contracts: noFaceContractList } as const;
  return faceContractList.length > 0 ? ({ kind: 'face', contracts: faceContractList } as const) : undefined;
}

/** Step 3: the product-upgrade notice. */
const noticeStep = <Notice>({ notice }: PopupFacts<unknown, Notice, unknown>) =>
  notice === undefined ? undefined : ({ kind: 'notice', notice } as const);

/** Step 4: the VIP coupons of mall products. */
const couponStep = <Coupon>({ flags, coupons }: PopupFacts<unknown, unknown, Coupon>) =>
  flags.mall && coupons.length > 0 ? ({ kind: 'coupon', coupons } as const) : undefined;

/** FIRST_TIME_LOGIN_WELCOME is requested only for mall and small-business products. 2 §4 */
export const asksWelcome = (flags: { readonly mall: boolean; readonly smb: boolean }): boolean =>
  flags.mall || flags.smb;

/** Only a parent account may sign or upgrade; a child is asked to contact its parent. 2 §5 */
export const contractPrecheck = (parent: boolean): 'sign' | 'ask-parent' => (parent ? 'sign' : 'ask-parent');
