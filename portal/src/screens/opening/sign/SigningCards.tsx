import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import type { Application } from '../opening.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { ContractsCard } from './ContractsCard.tsx';
import { signCopy } from './copy.ts';
import { LinkCard } from './LinkCard.tsx';
import { pendingOf } from './templates.ts';
import type { Signing } from './useSigning.ts';

interface SigningCardsProps {
  readonly signing: Signing;
  /** The application whose legal person may sign elsewhere. */
  readonly application: Application | undefined;
}

/** The contracts to read, the link for a legal person elsewhere, and obstacles to signing. */
export function SigningCards({ signing, application }: SigningCardsProps) {
  const { linkParams } = useOpeningFlow();
  const { contracts, all, agreed, agree, readAll, needFace, spent, triesLeft } = signing;
  const waits = pendingOf(all).length > 0;
  return (
    <>
      <ContractsCard
        productCode={linkParams.productCode}
        query={contracts}
        contracts={all}
        agreed={agreed}
        onAgree={agree}
      />
      {waits && application !== undefined ? <LinkCard application={application} /> : null}
      {waits && needFace && triesLeft !== undefined ? (
        <Typography variant="caption" color="textSecondary">
          {spent ? signCopy.noTries : copy.auth.triesLeft(triesLeft)}
        </Typography>
      ) : null}
      {waits && !readAll ? <Typography color="textSecondary">{signCopy.contracts.unread}</Typography> : null}
    </>
  );
}
