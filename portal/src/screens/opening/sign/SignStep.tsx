import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OpeningAuth } from '#generated/shared/enums/OpeningAuth.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import { provisional } from '../../../api/clients.ts';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { useAuth } from '../auth/useAuth.ts';
import { useReturned } from '../auth/useReturned.ts';
import { copy } from '../copy.ts';
import { ActionBar } from '../flow/ActionBar.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useGoOn } from '../flow/useGoOn.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { NeedsCard } from '../parts/NeedsCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useWay } from '../useWay.ts';
import { agreedIn, agreeIn, nameOf } from './agreed.ts';
import { ContractsCard } from './ContractsCard.tsx';
import { signCopy } from './copy.ts';
import { LinkCard } from './LinkCard.tsx';
import { contractsQuery } from './queries.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { useSubmitOpening } from './useSubmitOpening.ts';

/** Everything on one page; then the contracts, the signature by face, and the one submission. */
export function SignStep({ offer, application }: StepProps) {
  const { applyNo, steps, verification } = application;
  const { flow, carried } = useWay();
  const { productCode } = carried;
  const queries = useQueryClient();
  const { back, reread } = useGoOn(application, OpeningStep.Sign);
  const contracts = useQuery(contractsQuery(productCode));
  const all = contracts.data?.contracts ?? [];
  const pending = all.filter(({ signedAt }) => signedAt === undefined);
  const [agreed, setAgreed] = useState(() => agreedIn(sessionStorage, applyNo));
  const signed = steps.some(
    ({ step, state }) => step === OpeningStep.Sign && state === OpeningStepState.Done,
  );
  const readAll = contracts.isSuccess && pending.every((contract) => agreed.includes(nameOf(contract)));
  const needFace = pending.some((contract) => contract.needFace);

  const sign = useMutation({
    mutationFn: async (authFlowNo: string | undefined) => {
      const toSign = await queries.fetchQuery(contractsQuery(productCode));
      return provisional.signOpeningContracts({
        productCode,
        contracts: toSign.contracts
          .filter(({ signedAt }) => signedAt === undefined)
          .map(({ templateNo, templateVersion }) => ({ templateNo, templateVersion })),
        authFlowNo,
      });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: contractsQuery(productCode).queryKey });
      await reread();
    },
  });
  const { checking, problem } = useReturned(async (authFlowNo) => {
    await sign.mutateAsync(authFlowNo);
  });
  const auth = useAuth();
  const { submitting, submit } = useSubmitOpening(applyNo);
  const spent = needFace && verification.faceTriesLeft === 0;
  const busy = auth.isPending || sign.isPending || checking;

  return (
    <TwoColumns
      aside={
        <>
          <NeedsCard offer={offer} application={application} />
          <HotlineCard />
        </>
      }
    >
      {checking ? (
        <HintPanel tone="info" icon="clock">
          <span role="status">{copy.auth.checking}</span>
        </HintPanel>
      ) : null}
      {problem === undefined ? null : (
        <HintPanel tone="danger" icon="octagon">
          <span role="alert">{problem}</span>
        </HintPanel>
      )}
      {signed ? (
        <HintPanel tone="info" icon="success">
          {signCopy.signedNote}
        </HintPanel>
      ) : null}
      {steps
        .filter(({ step }) => step !== OpeningStep.Sign)
        .map(({ step }) => (
          <ReviewCard key={step} application={application} step={step} locked={signed} />
        ))}
      <ContractsCard
        query={contracts}
        contracts={all}
        agreed={agreed}
        onAgree={(contract) => setAgreed(agreeIn(sessionStorage, applyNo, contract))}
      />
      {signed ? null : <LinkCard signing={application.signing} onSent={reread} />}
      {signed || !needFace ? null : (
        <Typography variant="caption" color="textSecondary">
          {spent ? copy.auth.noTries : copy.auth.triesLeft(verification.faceTriesLeft)}
        </Typography>
      )}
      {signed || readAll || !contracts.isSuccess ? null : (
        <Typography color="textSecondary">{signCopy.contracts.unread}</Typography>
      )}
      <ActionBar
        back={signed ? flow.start(carried) : back}
        next={
          signed ? (
            <Button size="large" disabled={submitting} onClick={() => void submit({ productCode })}>
              {submitting ? signCopy.submitting : signCopy.submit}
            </Button>
          ) : (
            <Button
              size="large"
              disabled={!readAll || spent || busy}
              onClick={() => (needFace ? auth.mutate(OpeningAuth.SignFace) : sign.mutate(undefined))}
            >
              {needFace ? signCopy.face : signCopy.sign}
            </Button>
          )
        }
      />
    </TwoColumns>
  );
}
