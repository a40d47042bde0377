import { useQueryClient } from '@tanstack/react-query';
import { submitAgentChange } from '#generated/provisional/operations/submitAgentChange.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import { agentQuery } from '../queries.ts';
import type { AgentSent } from './form.ts';

/** Sends the application once, and refetches the agent. @param tokenFor exchanges a code sent to a phone for a token */
export function useSubmitAgent(
  productCode: ProductCode,
  tokenFor: (code: string, phone: string) => Promise<string>,
  onRefused: (error: unknown) => void,
) {
  const queries = useQueryClient();
  return useSubmission({
    form: { slot: `agent-change:${productCode}` },
    send: async ({ code, ...agent }: AgentSent, idempotencyKey) =>
      submitAgentChange({
        productCode,
        idempotencyKey,
        ...agent,
        ...(code !== undefined && { smsToken: await tokenFor(code, agent.phone) }),
      }),
    conclude: async (outcome) => {
      if (outcome.state === 'refused') onRefused(outcome.error);
      if (outcome.state === 'unknown') notify.warning(copy.agent.unknown);
      if (outcome.state === 'taken') notify.success(copy.agent.done);
      await queries.invalidateQueries({ queryKey: agentQuery(productCode).queryKey });
    },
  });
}
