import { useQueryClient } from '@tanstack/react-query';
import { supplyOpeningInfo } from '#generated/provisional/operations/supplyOpeningInfo.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import { refreshSession } from '#portal/session/refreshSession.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import type { Opening } from '../opening.ts';
import { openingQuery } from '../queries.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { addInfoCopy } from './copy.ts';
import type { AddInfoSent } from './form.ts';

interface SupplyCallbacks {
  /** Called once the provider has accepted the data. */
  readonly onTaken: (opening: Opening) => Promise<void> | void;
  readonly onRefused: (error: unknown) => void;
}

/** Sends the requested data to the provider, once. */
export function useSupply({ onTaken, onRefused }: SupplyCallbacks) {
  const { linkParams } = useOpeningFlow();
  const queries = useQueryClient();
  const { productCode } = linkParams;
  const { queryKey } = openingQuery(productCode, linkParams.from);
  return useSubmission({
    form: { slot: `opening-info:${productCode}` },
    send: (sent: AddInfoSent, idempotencyKey) => supplyOpeningInfo({ ...sent, productCode, idempotencyKey }),
    conclude: async (outcome) => {
      if (outcome.state === 'taken') {
        queries.setQueryData(queryKey, outcome.made);
        await onTaken(outcome.made);
        // For an opened company this ends its flow, which the session shows. If the request fails, the next load does it.
        await refreshSession().catch(() => undefined);
      } else if (outcome.state === 'refused') {
        onRefused(outcome.error);
        await queries.invalidateQueries({ queryKey });
      } else notify.warning(addInfoCopy.unknown);
    },
  });
}
