import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OpeningAuth } from '#generated/shared/enums/OpeningAuth.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { VerifyWay } from '#generated/shared/enums/VerifyWay.ts';
import { VerifyWayLabel } from '#generated/shared/labels.ts';
import { useAccountTab, type TabStorage } from '#portal/session/accountTab.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { ChoiceTile } from '#portal/ui/form/ChoiceTile.tsx';
import { AuthNotes } from '../auth/AuthNotes.tsx';
import { useAuth } from '../auth/useAuth.ts';
import { useReturned } from '../auth/useReturned.ts';
import { copy } from '../copy.ts';
import { ActionBar } from '../flow/ActionBar.tsx';
import { draftOf } from '../flow/draft.ts';
import type { StepProps } from '../flow/stepProps.ts';
import { useGoOn } from '../flow/useGoOn.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { PrerequisitesCard } from '../parts/PrerequisitesCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { verifyCopy } from './copy.ts';
import { TransferPanel } from './TransferPanel.tsx';

/** The method to show first: the transfer, if one was sent or an account was typed for one, else the first one. */
const methodOf = (application: StepProps['application'], tab: TabStorage): VerifyWay | undefined =>
  application.verification.transfer !== undefined ||
  draftOf(tab, application, OpeningStep.Verify) !== undefined
    ? VerifyWay.Transfer
    : application.verification.ways[0];

/** Verifies the company's identity by one of the provider's methods. */
export function VerifyStep({ offer, application }: StepProps) {
  const { verification } = application;
  const tab = useAccountTab();
  const { back, nextName, goOn, refetchOpening } = useGoOn(application, OpeningStep.Verify);
  const returned = useReturned(goOn);
  const auth = useAuth();
  const [method, setMethod] = useState<VerifyWay | undefined>(methodOf(application, tab));
  const { passedBy, passedAt, faceTriesLeft } = verification;
  const spent = faceTriesLeft === 0;
  return (
    <TwoColumns
      aside={
        <>
          <PrerequisitesCard offer={offer} application={application} />
          <HotlineCard />
        </>
      }
    >
      <AuthNotes {...returned} />
      {passedBy !== undefined ? (
        <HintPanel tone="info" icon="success">
          {verifyCopy.passed(VerifyWayLabel[passedBy], passedAt ?? '')}
        </HintPanel>
      ) : (
        <>
          <CardFrame title={verifyCopy.title}>
            <Box role="radiogroup" aria-label={verifyCopy.title} sx={{ display: 'grid', gap: 2 }}>
              {verification.ways.map((each) => (
                <ChoiceTile
                  key={each}
                  name="verify-way"
                  checked={each === method}
                  onChoose={() => setMethod(each)}
                >
                  <span>
                    <Typography component="span" variant="strong" sx={{ display: 'block' }}>
                      {VerifyWayLabel[each]}
                    </Typography>
                    <Typography component="span" variant="caption" color="textSecondary">
                      {verifyCopy.ways[each]}
                    </Typography>
                  </span>
                </ChoiceTile>
              ))}
            </Box>
            {method === VerifyWay.Face ? (
              <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 3 }}>
                {spent ? copy.auth.noTries : copy.auth.triesLeft(faceTriesLeft)}
              </Typography>
            ) : null}
            {method === VerifyWay.Redirect || method === VerifyWay.Face ? (
              <Button
                size="large"
                disabled={auth.isPending || returned.checking || (method === VerifyWay.Face && spent)}
                onClick={() =>
                  auth.mutate(method === VerifyWay.Face ? OpeningAuth.LegalFace : OpeningAuth.RealNamePage)
                }
                sx={{ mt: 4, width: { xs: '100%', sm: 'auto' } }}
              >
                {verifyCopy.start[method]}
              </Button>
            ) : null}
          </CardFrame>
          {method === VerifyWay.Transfer ? (
            <TransferPanel application={application} onPassed={goOn} refetchOpening={refetchOpening} />
          ) : null}
        </>
      )}
      <ActionBar
        back={back}
        next={
          passedBy === undefined ? null : (
            <Button size="large" onClick={() => void goOn()}>
              {nextName === undefined ? copy.bar.confirm : copy.bar.next(nextName)}
            </Button>
          )
        }
      />
    </TwoColumns>
  );
}
