import { useQueryClient } from '@tanstack/react-query';
import { signGuidanceRead } from '#generated/gateway/operations/signGuidanceRead.ts';
import type { ProductCode } from '../../products/product.ts';

/** Records with the provider that the guidance was read: it is not shown again. 2 §7 */
export function useSignGuidance(productCode: ProductCode, accountNo: string) {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    // Nothing depends on it: a failure is ignored (open point ns-signguidanceread).
    await signGuidanceRead({ productCode, accountNo }, { silent: true }).catch(() => undefined);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['gateway', 'vasWithdrawalCheck'] }),
      queries.invalidateQueries({ queryKey: ['provisional', 'queryWithdrawalTerms'] }),
    ]);
  };
}
