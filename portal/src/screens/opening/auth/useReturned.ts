import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { confirmOpeningAuth } from '#generated/provisional/operations/confirmOpeningAuth.ts';
import { leavesOpen } from '#portal/domain/submission/submitOnce.ts';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';
import { copy } from '../copy.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { authProblem, returnedFrom, type AuthWords } from './authOutcome.ts';

/** The state after returning from an authentication. */
export interface Returned {
  /** True while the result is being requested. */
  readonly checking: boolean;
  /** Reason why it has not passed. */
  readonly problem: string | undefined;
  /** Asks the provider again when it did not respond: the user need not repeat the authentication. */
  readonly again: (() => void) | undefined;
}

/**
 * Handles the return from an authentication: asks the provider for the result once, and removes the parameters from
 * the URL after its response. @param onPassed called when it passed
 */
export function useReturned(
  onPassed: (authFlowNo: string) => Promise<void>,
  words: AuthWords = copy.auth,
): Returned {
  const { linkParams } = useOpeningFlow();
  const { productCode, from } = linkParams;
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const leadOn = useLeadOn();
  const [returnedProblem, setReturnedProblem] = useState<string>();
  const returned = returnedFrom(query, words);
  const asked = useRef(false);

  const forget = async () => {
    const rest = new URLSearchParams({ productCode, ...(from === undefined ? {} : { from }) });
    await leadOn(`${pathname}?${rest.toString()}`, { replace: true });
  };
  const confirm = useMutation({
    mutationFn: async (authFlowNo: string) => {
      const { openStatus } = await confirmOpeningAuth({ productCode, authFlowNo });
      await forget();
      const problem = authProblem(openStatus, words);
      if (problem === undefined) await onPassed(authFlowNo);
      return problem;
    },
    // Keeps the parameters while the result is unknown, so that the user can retry. A refusal is already shown.
    onError: (error) => (leavesOpen(error) ? undefined : forget()),
    // Without a connection it fails at once, and the user retries.
    networkMode: 'always',
  });

  const conclude = useEffectEvent(async () => {
    if (returned.flowNo !== undefined) confirm.mutate(returned.flowNo);
    else if (returned.problem !== undefined) {
      setReturnedProblem(returned.problem);
      await forget();
    }
  });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void conclude();
  }, []);

  const { variables: flowNo, error } = confirm;
  return {
    checking: confirm.isPending || (confirm.isIdle && returned.flowNo !== undefined),
    problem: returnedProblem ?? confirm.data,
    again:
      flowNo !== undefined && leavesOpen(error)
        ? () => {
            confirm.mutate(flowNo);
          }
        : undefined,
  };
}
