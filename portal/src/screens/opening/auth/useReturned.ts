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
  /** Requests the result again; set if the provider did not respond. The user need not repeat the authentication. */
  readonly again: (() => void) | undefined;
}

/**
 * Handles the return from an authentication: requests the result once, and then removes the parameters from the URL.
 * @param onPassed called if the authentication has passed
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
  const isHandled = useRef(false);

  const removeParameters = async () => {
    const rest = new URLSearchParams({ productCode, ...(from === undefined ? {} : { from }) });
    await leadOn(`${pathname}?${rest.toString()}`, { replace: true });
  };
  const confirm = useMutation({
    mutationFn: async (authFlowNo: string) => {
      const { openStatus } = await confirmOpeningAuth({ productCode, authFlowNo });
      await removeParameters();
      const problem = authProblem(openStatus, words);
      if (problem === undefined) await onPassed(authFlowNo);
      return problem;
    },
    // While the result is unknown the parameters stay, so that the user can retry. A refusal is shown by the error policy.
    onError: (error) => (leavesOpen(error) ? undefined : removeParameters()),
    // Without a connection it fails at once instead of waiting, so that the user can retry.
    networkMode: 'always',
  });

  const conclude = useEffectEvent(async () => {
    if (returned.flowNo !== undefined) confirm.mutate(returned.flowNo);
    else if (returned.problem !== undefined) {
      setReturnedProblem(returned.problem);
      await removeParameters();
    }
  });
  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
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
