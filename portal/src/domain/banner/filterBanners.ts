import { codesIn } from '../../products/adRemarks.ts';
import { catalogue, isProductCode } from '../../products/catalogue.ts';
import { LANDING_BANNER_SCENE, type Banner } from './banner.ts';

/** @param codes the products that a banner names; none means all products */
function matchesProduct(codes: readonly string[], productCode: string | undefined): boolean {
  if (codes.length === 0) return true;
  if (!productCode)
    return codes.some((code) => !isProductCode(code) || catalogue[code].showsBannersWithoutProduct);
  const also: readonly string[] = isProductCode(productCode) ? catalogue[productCode].alsoBannersOf : [];
  return [productCode, ...also].some((code) => codes.includes(code));
}

/** Returns the fetched banners for a visitor of this product; other scenes add none. spec 2 §5 */
export function filterBanners(
  sceneCode: string | undefined,
  productCode: string | undefined,
  fetched: readonly Banner[],
): Banner[] {
  if (sceneCode !== LANDING_BANNER_SCENE) return [];
  return fetched.filter((banner) => matchesProduct(codesIn(banner.remarks), productCode));
}
