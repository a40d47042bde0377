import { catalogue } from '#portal/products/catalogue.ts';
import type { ProductCode } from '#portal/products/product.ts';

/** Returns whether the product requests credit compliance. */
export const asksCompliance = (code: ProductCode): boolean => catalogue[code].features.compliance;

interface Compliance<Contract> {
  readonly contractPlace: readonly string[];
  readonly contractList: readonly (Contract & { readonly needFace: boolean })[];
}

/**
 * Contracts to sign at home: those of an upgrade, and those of credit compliance if the provider requests them there.
 * @returns undefined if neither response is there
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
