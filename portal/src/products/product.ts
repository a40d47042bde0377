import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';

export type { ProductCode };

/** Type keys used for routing. 1 §1 */
export type ProductType = 'company' | 'fenxiao' | 'yipanhuo' | 'yaojingcaiPop' | 'baolibiaopin' | 'platform';

type UserType = 'company' | 'personal';

/** 1 §1, 2 §6 */
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

export interface Product {
  readonly code: ProductCode;
  readonly name: string;
  /** Absent for the codes that have no page here: 12000 and 12029 (docs/product/open-points.md). */
  readonly type: ProductType | undefined;
  readonly userType: UserType;
  readonly theme: 'red' | 'blue';
  readonly flags: ProductFlags;
  /** 12023 and 12037. 1 §1 */
  readonly factoring: boolean;
  /** What the account must be for opening. 1 §1 */
  readonly opening: 'anyone' | 'enterprise-account' | 'mall-admin';
  /** The rights centre belongs to the product. 1 §1 */
  readonly rightsCentre: boolean;
  /** Has the POP variant, told by the user tag. 1 §1 */
  readonly popVariant: boolean;
}
