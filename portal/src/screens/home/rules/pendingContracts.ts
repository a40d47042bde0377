import type { ProductCode } from '#portal/products/product.ts';

/** Credit compliance concerns these two only. 1 §7 */
const complianceProducts: readonly ProductCode[] = ['12003', '12025'];

export const asksCompliance = (code: ProductCode): boolean => complianceProducts.includes(code);

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
