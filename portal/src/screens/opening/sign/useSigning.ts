import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signOpeningContracts } from '#generated/provisional/operations/signOpeningContracts.ts';
import { OpeningAuth } from '#generated/shared/enums/OpeningAuth.ts';
import { SignLinkState } from '#generated/shared/enums/SignLinkState.ts';
import { useAuth } from '../auth/useAuth.ts';
import { useReturned } from '../auth/useReturned.ts';
import { copy } from '../copy.ts';
import type { Application } from '../opening.ts';
import { POLL_INTERVAL, openingQuery } from '../queries.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { useReread } from '../useReread.ts';
import { signCopy } from './copy.ts';
import { contractsQuery } from './queries.ts';
import { templatesOf } from './templates.ts';
import { useAgreed } from './useAgreed.ts';

const words = { ...copy.auth, ...signCopy.outcome };

interface SigningOf {
  /** Absent: an opened company signs for a new investor. */
  readonly application: Application | undefined;
  readonly onSigned?: () => Promise<void> | void;
}

/** Pending contracts, their consent, and their signature: here by face, or by the legal person's link. */
export function useSigning({ application, onSigned }: SigningOf) {
  const { linkParams } = useOpeningFlow();
  const { productCode } = linkParams;
  const queries = useQueryClient();
  const reread = useReread();
  const contracts = useQuery(contractsQuery(productCode));
  const all = contracts.data?.contracts ?? [];
  const reading = useAgreed(application?.applyNo ?? `investor:${productCode}`, all);
  useLinkFollowed(application);

  const sign = useMutation({
    mutationFn: async (authFlowNo: string | undefined) => {
      const toSign = await queries.fetchQuery(contractsQuery(productCode));
      return signOpeningContracts({
        productCode,
        contracts: templatesOf(toSign.contracts),
        authFlowNo,
      });
    },
    onSuccess: onSigned,
    onSettled: reread,
  });
  const returned = useReturned(async (authFlowNo) => {
    await sign.mutateAsync(authFlowNo);
  }, words);
  const auth = useAuth();
  const triesLeft = contracts.data?.faceTriesLeft;
  const spent = reading.needFace && triesLeft === 0;
  return {
    contracts,
    all,
    ...reading,
    returned,
    triesLeft,
    spent,
    /** Signing is possible. */
    ready: reading.readAll && !spent && !auth.isPending && !sign.isPending && !returned.checking,
    begin: () => (reading.needFace ? auth.mutate(OpeningAuth.SignFace) : sign.mutate(undefined)),
  };
}

export type Signing = ReturnType<typeof useSigning>;

/** Polls for a signature while a link is out; the contracts update. */
function useLinkFollowed(application: Application | undefined): void {
  const { linkParams } = useOpeningFlow();
  const { productCode, from } = linkParams;
  const queries = useQueryClient();
  const state = application?.signing?.state;
  useQuery({
    ...openingQuery(productCode, from),
    refetchInterval: state === SignLinkState.Sent ? POLL_INTERVAL : false,
  });
  useEffect(() => {
    if (state === SignLinkState.Signed)
      void queries.invalidateQueries({ queryKey: contractsQuery(productCode).queryKey });
  }, [state, queries, productCode]);
}
