import type { Outputs as LegacyOutputs } from '#generated/legacy/io.ts';
import type { Outputs as ProvisionalOutputs } from '#generated/provisional/io.ts';
import type { FirstStepsView } from '#generated/shared/enums/FirstStepsView.ts';
import type { FlowType } from '#generated/shared/enums/FlowType.ts';
import type { Outputs as StandardOutputs } from '#generated/standard/io.ts';
import { productFor, XTL_UPGRADE } from '../products/catalogue.ts';
import type { Product, ProductCode } from '../products/product.ts';
import type { Arrival } from './arrival.ts';
import { flowTypeOf } from './flowType.ts';
import { cameThrough } from './keys.ts';
import { isFrozen, isParent } from './roles.ts';
import { userInfoOf, type UserInfo } from './userInfo.ts';

export type OpenInfo = StandardOutputs['queryProductOpenInfo'];
/** The open status of the product, and the provider's reason if it is not opened yet. 1 §8 */
export interface OpenAnswer extends OpenInfo {
  readonly unopenedReason?: string | undefined;
}
export type OpenProduct = LegacyOutputs['queryOpenProductsAndUnPayStatus'][number];
type Flow = LegacyOutputs['renewAccessFlowRoute'];

/** 1 §3 openStatus */
interface OpenStatus {
  readonly bindCompany: boolean;
  readonly factoringType: string | undefined;
  readonly bpinUser: boolean;
  readonly extMap: OpenInfo['extMap'];
  readonly productCode: ProductCode | undefined;
  readonly product: Product | undefined;
  readonly opened: boolean;
  /** The provider's reason why the product is not opened yet. 1 §8 */
  readonly unopenedReason?: string | undefined;
  /** The provider requires a login first. */
  readonly needLogin: boolean;
}

/** The user and his product: the basis of guard, menu, header and screens. 1 §3 */
export interface Session {
  /** The provider has reported the login state. It stays unknown when the first call failed. */
  readonly isKnown: boolean;
  readonly isLogin: boolean;
  readonly openStatus: OpenStatus;
  readonly productCode: ProductCode | undefined;
  readonly product: Product | undefined;
  readonly theme: Product['theme'];
  /** The URL requested a product that does not exist. */
  readonly unknownProduct: boolean;
  readonly userInfo: UserInfo | undefined;
  readonly isParent: boolean;
  readonly isFreeze: boolean;
  /** The parent has frozen this purchasing account: it cannot order. */
  readonly isAccountFrozen: boolean;
  /** A newcomer's first steps, as they were when the page loaded. */
  readonly firstSteps: FirstStepsView | undefined;
  readonly productList: readonly OpenProduct[];
  /** Empty when the flow could not be read for an opened user. 1 §4 */
  readonly flowType: FlowType | '';
  readonly auditControlInfo: Flow['auditControlInfo'] | undefined;
  /** The product qualifies for the standard open flow. docs/decisions/0225 */
  readonly stdOpenSwitch: boolean;
  readonly from: string | undefined;
  /** 1 §3 openEnChannel */
  readonly openEnChannel: string | undefined;
  readonly recommendCode: string | undefined;
  /** Arrived through the upgrade channel. docs/decisions/0227 */
  readonly fromXtlUpgrade: boolean;
}

/**
 * The part of the session that is known before the first paint: without nickname, product list, flow type and audit. The
 * guard needs only this.
 */
export interface GuardedSession extends Omit<
  Session,
  'userInfo' | 'productList' | 'flowType' | 'auditControlInfo'
> {
  readonly userInfo: Omit<UserInfo, 'nickname'> | undefined;
}

/** The responses that make a session; a missing one is pending or failed silently. */
export interface SessionFacts {
  readonly open?: OpenAnswer | undefined;
  readonly user?: ProvisionalOutputs['getUserInfo'] | undefined;
  readonly nickname?: string | undefined;
  readonly products?: readonly OpenProduct[] | undefined;
  readonly flow?: Flow | undefined;
  readonly stdOpen?: boolean | undefined;
}

/** Composes the session from the address and the responses that have arrived. */
export function composeSession(arrival: Arrival, facts: SessionFacts): Session {
  const { open, user } = facts;
  const isLogin = open !== undefined && open.code !== 'NOT_LOGIN';
  const opened = open?.code === 'OPENED';
  const productCode = (isLogin ? open.productCode : undefined) ?? arrival.askedProduct ?? open?.productCode;
  const fromXtlUpgrade = cameThrough(arrival, XTL_UPGRADE);
  const channel = fromXtlUpgrade ? XTL_UPGRADE : undefined;
  const product = productFor(productCode, { userTag: user?.userTag, opened, channel });
  return {
    isKnown: open !== undefined,
    isLogin,
    openStatus: {
      bindCompany: open?.extMap.companyName !== undefined,
      factoringType: open?.extMap.factoringType,
      bpinUser: open?.extMap.bpinUser ?? false,
      extMap: open?.extMap ?? {},
      productCode,
      product,
      opened,
      unopenedReason: open?.unopenedReason,
      needLogin: open?.code === 'NOT_LOGIN',
    },
    productCode,
    product,
    theme: arrival.asksBlue ? 'blue' : (product?.theme ?? 'red'),
    unknownProduct: arrival.unknownProduct,
    userInfo: user && userInfoOf(user, facts.nickname),
    isParent: isParent(user?.acctType),
    isFreeze: isFrozen(user?.status),
    isAccountFrozen: isFrozen(user?.accountStatus),
    firstSteps: user?.firstSteps,
    productList: facts.products ?? [],
    flowType: flowTypeOf(facts.flow, opened),
    auditControlInfo: facts.flow?.auditControlInfo,
    stdOpenSwitch: facts.stdOpen ?? false,
    from: arrival.from,
    openEnChannel: arrival.enChannel,
    recommendCode: arrival.recommendCode,
    fromXtlUpgrade,
  };
}
