import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { AuthNotes } from '../auth/AuthNotes.tsx';
import { ActionBar } from '../flow/ActionBar.tsx';
import type { Application } from '../opening.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { SignButton } from './SignButton.tsx';
import { SigningCards } from './SigningCards.tsx';
import { useSigning } from './useSigning.ts';

interface LaterContractsProps {
  /** The audited application; undefined if an opened company signs for a new investor. */
  readonly application: Application | undefined;
  /** Reason for signing. */
  readonly why: string;
  readonly back: string;
  readonly onSigned: () => Promise<void> | void;
}

/** Contracts after the audit, or for a new investor. They must be read, and are signed with a face check. 2 §4 */
export function LaterContracts({ application, why, back, onSigned }: LaterContractsProps) {
  const signing = useSigning({ application, onSigned });
  return (
    <TwoColumns aside={<HotlineCard />}>
      <HintPanel tone="info" icon="info">
        {why}
      </HintPanel>
      <AuthNotes {...signing.returned} />
      <SigningCards signing={signing} application={application} />
      <ActionBar back={back} next={<SignButton signing={signing} />} />
    </TwoColumns>
  );
}
