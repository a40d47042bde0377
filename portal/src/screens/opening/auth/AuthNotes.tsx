import Button from '@mui/material/Button';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import type { Returned } from './useReturned.ts';

/** Messages after returning from an authentication. */
export const AuthNotes = ({ checking, problem, again }: Returned) => (
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
    {again === undefined ? null : (
      <HintPanel
        tone="warning"
        icon="warning"
        action={
          <Button variant="link" onClick={again}>
            {copy.auth.again}
          </Button>
        }
      >
        <span role="alert">{copy.auth.unanswered}</span>
      </HintPanel>
    )}
  </>
);
