import { paths } from '../paths.ts';
import type { Product } from './product.ts';

/** Page for changing the administrator's phone; undefined for factoring products (1 §5). */
export function modifyPhoneOf({ type }: Pick<Product, 'type'>): string | undefined {
  switch (type) {
    case 'baolibiaopin':
      return undefined;
    case 'fenxiao':
      return paths.fenxiaoCompanyInfo({ state: 'modifyPhone' });
    case 'yipanhuo':
      return paths.modifyPhone();
    default:
      return paths.companyModifyPhone();
  }
}
