import { paths } from '../paths.ts';
import type { Product } from './product.ts';

/** The company's page of each family. */
export function infoPageOf({ type, factoring }: Pick<Product, 'type' | 'factoring'>): string {
  if (factoring) return paths.factoringCompanyInfo();
  if (type === 'fenxiao') return paths.fenxiaoCompanyInfo({ state: 'index' });
  return type === 'company' ? paths.companyInfo() : paths.sharedCompanyInfo();
}
