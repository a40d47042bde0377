import type { MenuLists } from './menuLists.ts';
import type { Features, Product, ProductFlags } from './product.ts';

/** The whole record of a product: everything that differs by product. */
export interface ProductRecord extends Product {
  /** Absent for platform products, and those without pages. */
  readonly menu: MenuLists | undefined;
}

/** All flags off. Which code has which flag: open points ns-product-flag-map, ns-product-type-map. */
export const noFlags: ProductFlags = {
  bill: false,
  mall: false,
  smb: false,
  bl: false,
  offline: false,
  xtl: false,
  xchf: false,
  platform: false,
};

/** Features of products without pages. */
export const noFeatures: Features = {
  activities: false,
  memberCentre: false,
  settleCertificate: false,
  quickBill: false,
  quickIncrease: false,
  accounts: false,
  clearTypes: false,
  paymentSetting: false,
  approvals: false,
  cancellation: false,
  compliance: false,
  repayReminder: false,
};
