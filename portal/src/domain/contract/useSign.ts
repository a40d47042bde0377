import { signContractsForCreditCompliance } from '#generated/gateway/operations/signContractsForCreditCompliance.ts';
import { useProduct } from '../../session/useProduct.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import type { ContractEntry } from './contractEntry.ts';
import { copy } from './copy.ts';
import { usePendingContracts } from './usePendingContracts.ts';

/**
 * Signs contracts without a face check, one after the other, unless they are signed already. The first refusal ends
 * this; its policy shows it.
 */
export function useSign(contracts: readonly ContractEntry[], onSigned: () => void) {
  const product = useProduct();
  const { pendingAmong, refetchAll } = usePendingContracts();
  const { submitting, submit } = useSubmission({
    send: async (wanted: readonly ContractEntry[]) => {
      const pending = await pendingAmong(wanted).catch(() => wanted);
      for (const { templateNo, templateVersion, signContractType } of pending) {
        await signContractsForCreditCompliance({
          productCode: product.code,
          clientType: 'pc',
          templateNo,
          templateVersion,
          signContractType,
        });
      }
      return true;
    },
    inquiry: { ask: async () => ((await pendingAmong(contracts)).length === 0 ? true : undefined) },
    conclude: ({ state }) => {
      refetchAll();
      if (state !== 'taken') return;
      notify.success(copy.success);
      onSigned();
    },
  });
  return { signing: submitting, sign: () => submit(contracts) };
}
