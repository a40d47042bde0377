import { useRef, useState } from 'react';
import { isApiError } from '#generated/runtime/failure.ts';
import { submitOnce, type Inquiry, type Submission } from './submitOnce.ts';
import { useIdempotencyKey, type KeyedForm } from './useIdempotencyKey.ts';

/** What a page is told: what became of the submission, or why it was refused, before or by the provider. */
export type Outcome<Made> =
  | (Submission<Made> & { readonly key: string })
  | { readonly state: 'refused'; readonly error: unknown };

interface Submittable<Content, Made> {
  /** Whose key it is sent under; absent where the contract has none (keylessWrites.ts says why it needs none). */
  readonly form?: KeyedForm;
  readonly send: (content: Content, idempotencyKey: string) => Promise<Made>;
  /** Where the provider can be asked what became of it. */
  readonly inquiry?: Inquiry<Made>;
  /** Shows the outcome. Until it is done nothing else is sent. */
  readonly conclude: (outcome: Outcome<Made>) => Promise<void> | void;
}

const asMeant = () => Promise.resolve(true);

/**
 * What must not happen twice, from the button to its result: confirm, send once, and where the answer is lost ask
 * what became of it, or send it again under the same key. One at a time, whatever is clicked or pressed.
 */
export function useSubmission<Content extends object, Made>({
  form,
  send,
  inquiry,
  conclude,
}: Submittable<Content, Made>) {
  const keys = useIdempotencyKey(form);
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);

  const sendOnce = async (content: Content): Promise<Outcome<Made>> => {
    const key = await keys.keyFor(content);
    try {
      const submission = await submitOnce((idempotencyKey) => send(content, idempotencyKey), key, inquiry);
      if (submission.state === 'taken') keys.end(key);
      return { ...submission, key };
    } catch (error) {
      // The provider knows the key for something else: the next try begins anew.
      if (isApiError(error) && error.name === 'IdempotencyConflict') keys.end(key);
      return { state: 'refused', error };
    }
  };

  /** Undefined where the user thought better of it. */
  const attend = async (content: Content, confirm: () => Promise<boolean>) => {
    try {
      if (!(await confirm())) return undefined;
      // Not before: a button that is disabled behind the confirm dialog cannot have the focus back.
      setSubmitting(true);
      return await sendOnce(content);
    } catch (error) {
      return { state: 'refused', error } as const;
    }
  };

  /** @param confirm the last look; false: the user thought better of it. What it throws is a refusal. */
  const submit = async (content: Content, confirm: () => Promise<boolean> = asMeant) => {
    if (running.current) return;
    running.current = true;
    try {
      const outcome = await attend(content, confirm);
      if (outcome !== undefined) await conclude(outcome);
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, submit };
}
