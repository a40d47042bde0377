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
import { useRefetchOpening } from '../useRefetchOpening.ts';
import { signCopy } from './copy.ts';
import { contractsQuery } from './queries.ts';
import { templatesOf } from './templates.ts';
import { useAgreed } from './useAgreed.ts';

const words = { ...copy.auth, ...signCopy.outcome };

interface SigningOptions {
  /** Undefined: an opened company signs for a new investor. */
  readonly application: Application | undefined;
  readonly onSigned?: () => Promise<void> | void;
}

/** Pending contracts, the consent to them, and their signature: on this page, or by the legal person's link. */
export function useSigning({ application, onSigned }: SigningOptions) {
  const { linkParams } = useOpeningFlow();
  const { productCode } = linkParams;
  const queries = useQueryClient();
  const refetchOpening = useRefetchOpening();
  const contracts = useQuery(contractsQuery(productCode));
  const allContracts = contracts.data?.contracts ?? [];
  const reading = useAgreed(application?.applyNo ?? `investor:${productCode}`, allContracts);
  usePolledSignature(application);

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
    onSettled: refetchOpening,
  });
  const returned = useReturned(async (authFlowNo) => {
    await sign.mutateAsync(authFlowNo);
  }, words);
  const auth = useAuth();
  const triesLeft = contracts.data?.faceTriesLeft;
  const noTriesLeft = reading.needFace && triesLeft === 0;
  return {
    contracts,
    allContracts,
    ...reading,
    returned,
    triesLeft,
    noTriesLeft,
    /** Whether the user can sign now. */
    ready: reading.readAll && !noTriesLeft && !auth.isPending && !sign.isPending && !returned.checking,
    begin: () => (reading.needFace ? auth.mutate(OpeningAuth.SignFace) : sign.mutate(undefined)),
  };
}

export type Signing = ReturnType<typeof useSigning>;

/** Polls for the legal person's signature after a link was sent. Once it is there, refetches the contracts. */
function usePolledSignature(application: Application | undefined): void {
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
