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
  /** The application; its legal person may sign on a phone. Undefined: an opened company signs for a new investor. */
  readonly application: Application | undefined;
}

/** The contracts to read, the link for the legal person's phone, and why signing is not possible yet. */
export function SigningCards({ signing, application }: SigningCardsProps) {
  const { linkParams } = useOpeningFlow();
  const { contracts, allContracts, agreed, agree, readAll, needFace, noTriesLeft, triesLeft } = signing;
  const isPending = pendingOf(allContracts).length > 0;
  return (
    <>
      <ContractsCard
        productCode={linkParams.productCode}
        query={contracts}
        contracts={allContracts}
        agreed={agreed}
        onAgree={agree}
      />
      {isPending && application !== undefined ? <LinkCard application={application} /> : null}
      {isPending && needFace && triesLeft !== undefined ? (
        <Typography variant="caption" color="textSecondary">
          {noTriesLeft ? signCopy.noTries : copy.auth.triesLeft(triesLeft)}
        </Typography>
      ) : null}
      {isPending && !readAll ? (
        <Typography color="textSecondary">{signCopy.contracts.unread}</Typography>
      ) : null}
    </>
  );
}
