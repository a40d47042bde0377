import { paths } from '../paths.ts';
import type { Product } from './product.ts';

/** The company's page of each family. */
export function infoPageOf({ type }: Pick<Product, 'type'>): string {
  switch (type) {
    case 'baolibiaopin':
      return paths.factoringCompanyInfo();
    case 'fenxiao':
      return paths.fenxiaoCompanyInfo({ state: 'index' });
    case 'company':
      return paths.companyInfo();
    default:
      return paths.sharedCompanyInfo();
  }
}
