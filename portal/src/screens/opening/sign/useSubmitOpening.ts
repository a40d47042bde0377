import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { queryOpening } from '#generated/provisional/operations/queryOpening.ts';
import { submitOpening } from '#generated/provisional/operations/submitOpening.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import type { Progress } from '../opening.ts';
import { openingQuery } from '../queries.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { signCopy } from './copy.ts';

/** Submits the application to the audit, only once even after repeated clicks and lost responses. */
export function useSubmitOpening(applyNo: string) {
  const { flow, linkParams } = useOpeningFlow();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = openingQuery(linkParams.productCode, linkParams.from);
  return useSubmission({
    form: { slot: `opening:${applyNo}` },
    send: ({ productCode }: { readonly productCode: ProductCode }, idempotencyKey): Promise<Progress> =>
      submitOpening({ productCode, idempotencyKey }),
    inquiry: {
      ask: async () => {
        const { application } = await queryOpening({ ...linkParams });
        return application?.applyNo === applyNo && application.status !== OpeningStatus.Filling
          ? application
          : undefined;
      },
    },
    conclude: async ({ state }) => {
      // After a refusal too: another tab may have submitted the application, and then the flow shows its result.
      await queries.invalidateQueries({ queryKey });
      if (state === 'taken') await navigate(flow.result());
      if (state === 'not-taken') notify.warning(signCopy.notTaken);
      if (state === 'unknown') notify.warning(signCopy.unknown);
    },
  });
}
