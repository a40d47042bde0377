import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';

interface AuthNotesProps {
  /** The provider is being asked what became of an authentication. */
  readonly checking: boolean;
  /** Why it has not passed. */
  readonly problem: string | undefined;
}

/** What whoever comes back from an authentication is told. */
export const AuthNotes = ({ checking, problem }: AuthNotesProps) => (
  <>
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
  </>
);
