import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { attemptKey, endAttempt } from '../../api/attemptKey.ts';
import { submitOnce } from '../../api/submitOnce.ts';

interface SubmissionForm<Problem> {
  /** What the form is about: the same name in every tab. */
  readonly slot: string;
  /** The provider knows nothing of it: it may be submitted again. */
  readonly notTaken: Problem;
  /** What a refusal means for the form. */
  readonly problemOf: (error: unknown) => Problem;
}

interface Attempt<Made> {
  /** The last look at the figures; false: the user thought better of it. */
  readonly confirm: () => Promise<boolean>;
  readonly send: (idempotencyKey: string) => Promise<Made>;
  /** Asks by the key what became of it. */
  readonly ask: (idempotencyKey: string) => Promise<Made>;
  /** Name of the code that says that nothing is known under the key. */
  readonly unheardOf: string;
  /** The page of the result: of what was made or, where nobody answers, of the key. */
  readonly resultPath: (made: Made | undefined, idempotencyKey: string) => string;
}

/**
 * What must not happen twice, from the button to its result: confirm, send once, and where the answer is lost ask
 * what became of it. One attempt at a time, whatever is clicked or pressed.
 */
export function useSubmission<Problem>({ slot, notTaken, problemOf }: SubmissionForm<Problem>) {
  // Taken when the form appears: tabs that show it at the same time send the same key.
  const [key] = useState(() => attemptKey(slot));
  const navigate = useNavigate();
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const conclude = async <Made>({ send, ask, unheardOf, resultPath }: Attempt<Made>) => {
    const outcome = await submitOnce({ send: () => send(key), ask: () => ask(key), unheardOf });
    if (outcome.state === 'not-taken') {
      setProblem(notTaken);
      return;
    }
    if (outcome.state === 'taken') endAttempt(key);
    await navigate(resultPath(outcome.state === 'taken' ? outcome.made : undefined, key));
  };

  const submit = async <Made>(attempt: Attempt<Made>) => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    setProblem(undefined);
    try {
      if (await attempt.confirm()) await conclude(attempt);
    } catch (error) {
      // The key served another submission, in another tab: a reloaded page begins anew.
      if (isApiError(error) && error.name === 'IdempotencyConflict') endAttempt(key);
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, problem, forget: () => setProblem(undefined), submit };
}
