import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';

export type { ProductCode };

/** Type keys used for routing. 1 §1 */
export type ProductType = 'company' | 'fenxiao' | 'yipanhuo' | 'yaojingcaiPop' | 'baolibiaopin' | 'platform';

type UserType = 'company' | 'personal';

/** The flags of a product, by the specification's names. 1 §1, 2 §6 */
export interface ProductFlags {
  readonly bill: boolean;
  readonly mall: boolean;
  readonly smb: boolean;
  readonly bl: boolean;
  readonly offline: boolean;
  readonly xtl: boolean;
  readonly xchf: boolean;
  readonly platform: boolean;
}

/** Features that only some products have. */
export interface Features {
  /** Activity centre and its tasks. 1 §5 */
  readonly activities: boolean;
  /** Rights centre. 1 §1 */
  readonly memberCentre: boolean;
  readonly settleCertificate: boolean;
  /** POP users do not have it. 1 §5 */
  readonly quickBill: boolean;
  /** The increase method QUICK, besides the three common ones. 2 §7 */
  readonly quickIncrease: boolean;
  /** Page of the purchasing accounts. */
  readonly accounts: boolean;
  readonly clearTypes: boolean;
  readonly paymentSetting: boolean;
  readonly approvals: boolean;
  readonly cancellation: boolean;
  /** Credit compliance contracts on the home page. 1 §7 */
  readonly compliance: boolean;
  /** Permanent notice about repaying in time. 1 §9 */
  readonly repayReminder: boolean;
}

/** The groups of the other-products dropdown. 1 §2 */
export type ProductGroup = 'creditLoan' | 'prepaid' | 'receivable' | 'movable' | 'bill' | 'leasing';

export interface Product {
  readonly code: ProductCode;
  /** docs/decisions/0222 */
  readonly name: string;
  /** Absent for the codes without pages in this portal: 12000 and 12029 (docs/product/open-points.md). */
  readonly type: ProductType | undefined;
  readonly userType: UserType;
  readonly theme: 'red' | 'blue';
  readonly flags: ProductFlags;
  /** Account type required for opening, or app-only opening. 1 §1 */
  readonly opening: 'anyone' | 'enterprise-account' | 'mall-admin' | 'app-only';
  /** Name and type for POP users, identified by their tag. The type applies until the product is opened. 1 §1 */
  readonly pop: { readonly name: string; readonly unopenedType: ProductType } | undefined;
  /** A shop can be upgraded to the product. 2 §6 */
  readonly isUpgrade: boolean;
  readonly landing: 'company' | 'factoring' | 'xchf';
  /** The pages of its bills, orders, refunds and repayments. */
  readonly recordPages: 'company' | 'fenxiao' | 'fenxiaoPeriod' | 'yipanhuo' | 'factoring';
  /** The home that the dialog "choose a product" opens for the product. 2 §2.2 */
  readonly chooserHome: 'company' | 'fenxiao';
  /** Value of the query parameter `product` that also names the product. docs/decisions/0227 */
  readonly urlAlias: string | undefined;
  /** Position in the other-products dropdown. */
  readonly otherProducts: { readonly group: ProductGroup; readonly place: number } | undefined;
  /** Products whose banners the product shows besides its own. 2 §5 */
  readonly alsoBannersOf: readonly ProductCode[];
  /** True if its banners are shown when no product is named. 2 §5 */
  readonly showsBannersWithoutProduct: boolean;
  readonly features: Features;
}
