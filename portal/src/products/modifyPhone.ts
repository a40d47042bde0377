import { paths } from '../paths.ts';
import type { Product } from './product.ts';

/** Page for changing the administrator's phone; undefined for factoring products (1 §5). */
export function modifyPhoneOf({ type, factoring }: Pick<Product, 'type' | 'factoring'>): string | undefined {
  if (factoring) return undefined;
  switch (type) {
    case 'fenxiao':
      return paths.fenxiaoCompanyInfo({ state: 'modifyPhone' });
    case 'yipanhuo':
      return paths.modifyPhone();
    default:
      return paths.companyModifyPhone();
  }
}
