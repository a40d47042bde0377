import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { confirmOpeningAuth } from '#generated/provisional/operations/confirmOpeningAuth.ts';
import { leavesOpen } from '#portal/domain/submission/submitOnce.ts';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';
import { copy } from '../copy.ts';
import { useWay } from '../useWay.ts';
import { authProblem, returnedFrom, type AuthWords } from './authOutcome.ts';

/** What whoever comes back from an authentication is told. */
export interface Returned {
  /** The provider is being asked what became of it. */
  readonly checking: boolean;
  /** Why it has not passed. */
  readonly problem: string | undefined;
  /** The provider did not answer: nobody has to authenticate again, it is only asked again. */
  readonly again: (() => void) | undefined;
}

/**
 * Whoever comes back from an authentication: the provider is asked what became of it, once; when it has answered, the
 * address forgets it.
 * @param onPassed it passed
 */
export function useReturned(
  onPassed: (authFlowNo: string) => Promise<void>,
  words: AuthWords = copy.auth,
): Returned {
  const { carried } = useWay();
  const { productCode, from } = carried;
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const leadOn = useLeadOn();
  const [said, setSaid] = useState<string>();
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
    // What was refused has been said by its policy; the ways stay open.
    onError: (error) => (leavesOpen(error) ? undefined : forget()),
    // Without a connection it fails at once, and is asked again by hand.
    networkMode: 'always',
  });

  const conclude = useEffectEvent(async () => {
    if (returned.flowNo !== undefined) confirm.mutate(returned.flowNo);
    else if (returned.problem !== undefined) {
      setSaid(returned.problem);
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
    problem: said ?? confirm.data,
    again:
      flowNo !== undefined && leavesOpen(error)
        ? () => {
            confirm.mutate(flowNo);
          }
        : undefined,
  };
}
