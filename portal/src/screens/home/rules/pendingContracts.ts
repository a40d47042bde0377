import { catalogue } from '#portal/products/catalogue.ts';
import type { ProductCode } from '#portal/products/product.ts';

export const asksCompliance = (code: ProductCode): boolean => catalogue[code].features.compliance;

interface Compliance<Contract> {
  readonly contractPlace: readonly string[];
  readonly contractList: readonly (Contract & { readonly needFace: boolean })[];
}

/**
 * What home asks to be signed: the contracts of an upgrade, and those of credit compliance where the provider wants them asked for
 * at home. Undefined where neither is known.
 */
export function contractsAtHome<Contract>(
  upgrade:
    | { readonly noFaceContractList: readonly Contract[]; readonly faceContractList: readonly Contract[] }
    | undefined,
  compliance: Compliance<Contract> | undefined,
) {
  if (upgrade === undefined && compliance === undefined) return undefined;
  const wanted = compliance?.contractPlace.includes('home') ? compliance.contractList : [];
  return {
    noFaceContractList: [
      ...(upgrade?.noFaceContractList ?? []),
      ...wanted.filter(({ needFace }) => !needFace),
    ],
    faceContractList: [...(upgrade?.faceContractList ?? []), ...wanted.filter(({ needFace }) => needFace)],
  };
}
