import { useRef, useState } from 'react';
import { isApiError } from '#generated/runtime/failure.ts';
import { submitOnce, type Inquiry, type Submission } from './submitOnce.ts';
import { useIdempotencyKey, type KeyedForm } from './useIdempotencyKey.ts';

/** The result for a page: the outcome of the submission, or a refusal by the page's own check or by the provider. */
export type Outcome<Made> =
  | (Submission<Made> & { readonly key: string })
  | { readonly state: 'refused'; readonly error: unknown };

interface Submittable<Content, Made> {
  /** Owner of its key; absent where the contract has none (keylessWrites.ts gives the reason). */
  readonly form?: KeyedForm;
  readonly send: (content: Content, idempotencyKey: string) => Promise<Made>;
  /** Asks the provider for the outcome, where that is possible. */
  readonly inquiry?: Inquiry<Made>;
  /** Shows the outcome. Further sends wait until it is done. */
  readonly conclude: (outcome: Outcome<Made>) => Promise<void> | void;
}

const alwaysConfirm = () => Promise.resolve(true);

/**
 * Submits what must not happen twice: confirms it, sends it once, and asks for the outcome if the response is lost. A
 * later send of the same content has the same key. While one submission runs, further clicks have no effect.
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
      // The provider knows the key for another request: the next try gets a new one.
      if (isApiError(error) && error.name === 'IdempotencyConflict') keys.end(key);
      return { state: 'refused', error };
    }
  };

  /** Returns undefined if the user cancelled. */
  const confirmAndSend = async (content: Content, confirm: () => Promise<boolean>) => {
    try {
      if (!(await confirm())) return undefined;
      // Not earlier: a button disabled behind the confirm dialog cannot get the focus back.
      setSubmitting(true);
      return await sendOnce(content);
    } catch (error) {
      return { state: 'refused', error } as const;
    }
  };

  /** @param confirm the last confirmation; false: the user cancelled. An error it throws is a refusal. */
  const submit = async (content: Content, confirm: () => Promise<boolean> = alwaysConfirm) => {
    if (running.current) return;
    running.current = true;
    try {
      const outcome = await confirmAndSend(content, confirm);
      if (outcome !== undefined) await conclude(outcome);
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, submit };
}
