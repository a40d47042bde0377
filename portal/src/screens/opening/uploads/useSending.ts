import { useMutationState } from '@tanstack/react-query';
import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import type { ProductCode } from '#portal/products/product.ts';

const uploads = (productCode: ProductCode) => ['provisional', 'uploadOpeningFile', productCode] as const;

/** Mutation key of the uploads of one type. Components find all running uploads by it. */
export const uploadKey = (productCode: ProductCode, materialType: OpeningMaterial) =>
  [...uploads(productCode), materialType] as const;

/** Running uploads with their types, and ids of the failed ones. */
export function useSending(productCode: ProductCode) {
  const inState = (status: 'pending' | 'error') => ({ mutationKey: uploads(productCode), status });
  const sending = useMutationState({
    filters: inState('pending'),
    select: ({ mutationId, options }) => ({ id: mutationId, kind: String(options.mutationKey?.at(-1)) }),
  });
  const failed = useMutationState({ filters: inState('error'), select: ({ mutationId }) => mutationId });
  return { sending, failed };
}
