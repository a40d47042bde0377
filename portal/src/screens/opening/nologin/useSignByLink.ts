import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { signByLink } from '#generated/provisional/operations/signByLink.ts';
import { leavesOpen } from '#portal/domain/submission/submitOnce.ts';
import { paths } from '#portal/paths.ts';
import type { Returned } from '../auth/useReturned.ts';
import { templatesOf } from '../sign/templates.ts';
import type { Proof } from './proof.ts';
import { returnedFace } from './returnedFace.ts';

interface SignByLinkOptions {
  readonly linkNo: string;
  readonly proof: Proof;
  readonly onSigned: (signed: Awaited<ReturnType<typeof signByLink>>) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Signs once after the return from the face check, and removes the result from the URL. */
export function useSignByLink({ linkNo, proof, onSigned, onRefused }: SignByLinkOptions): Returned {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const isHandled = useRef(false);
  const sign = useMutation({
    mutationFn: (authFlowNo: string) =>
      signByLink({
        linkNo,
        smsToken: proof.smsToken,
        contracts: templatesOf(proof.contracts),
        authFlowNo,
      }),
    onSuccess: onSigned,
    onError: onRefused,
    // Without a connection it fails at once instead of waiting, so that the user can retry.
    networkMode: 'always',
  });

  const conclude = useEffectEvent(async () => {
    const { flowNo, problem: returnedProblem } = returnedFace(query);
    if (flowNo === undefined && returnedProblem === undefined) return;
    await navigate(paths.contractSignNoLogin({ linkNo }), { replace: true });
    setProblem(returnedProblem);
    if (flowNo !== undefined) sign.mutate(flowNo);
  });
  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
    void conclude();
  }, []);

  const { variables: flowNo, error } = sign;
  return {
    checking: sign.isPending,
    problem,
    again:
      flowNo !== undefined && leavesOpen(error)
        ? () => {
            sign.mutate(flowNo);
          }
        : undefined,
  };
}
