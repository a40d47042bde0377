import { catalogue, isProductCode } from '../../products/catalogue.ts';
import { LANDING_BANNER_SCENE, type Banner } from './banner.ts';

/** `remarks` may name several codes, separated by commas. docs/decisions/0228 */
const codesIn = (remarks: string | undefined): string[] =>
  (remarks ?? '')
    .split(/[,，]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');

function suits(codes: readonly string[], productCode: string | undefined): boolean {
  if (codes.length === 0) return true;
  if (!productCode) return codes.some((code) => !isProductCode(code) || catalogue[code].bannersForAll);
  const also: readonly string[] = isProductCode(productCode) ? catalogue[productCode].alsoBannersOf : [];
  return [productCode, ...also].some((code) => codes.includes(code));
}

/** Which fetched banners a visitor of this product sees; other scenes add nothing. spec 2 §5 */
export function filterBanners(
  sceneCode: string | undefined,
  productCode: string | undefined,
  fetched: readonly Banner[],
): Banner[] {
  if (sceneCode !== LANDING_BANNER_SCENE) return [];
  return fetched.filter((banner) => suits(codesIn(banner.remarks), productCode));
}
