import { useRef, useState } from 'react';
import { isApiError } from '#generated/runtime/failure.ts';
import { useSession } from '../../session/useSession.ts';
import { attemptOf, endAttempt, keyOf } from './attempt.ts';
import { submitOnce, type Inquiry, type Submission } from './submitOnce.ts';

/** What a page is told: what became of the submission, or why it was refused, before or by the provider. */
export type Outcome<Made> =
  (Submission<Made> & { readonly key: string }) | { readonly state: 'refused'; readonly error: unknown };

interface Submittable<Content, Made> {
  /** What the form is about: the same name in every tab. */
  readonly slot: string;
  /** What its figures were made from, as far as they move: with other figures it is another form. */
  readonly basis?: string | number | undefined;
  readonly send: (content: Content, idempotencyKey: string) => Promise<Made>;
  /** Where the provider can be asked by the key what became of it. */
  readonly inquiry?: Inquiry<Made>;
  /** Shows the outcome. Until it is done nothing else is sent. */
  readonly conclude: (outcome: Outcome<Made>) => Promise<void> | void;
}

interface Attempt {
  readonly id: string;
  readonly basis: string | number | undefined;
}

/**
 * What must not happen twice, from the button to its result: confirm, send once, and where the answer is lost ask
 * what became of it, or send it again under the same key. One at a time, whatever is clicked or pressed.
 */
export function useSubmission<Content extends object, Made>({
  slot,
  basis,
  send,
  inquiry,
  conclude,
}: Submittable<Content, Made>) {
  const { userInfo } = useSession();
  // Another user of this browser makes attempts of their own.
  const owned = `${userInfo?.jdpin ?? ''}:${slot}`;
  // Taken when the form appears: what tabs show at the same time they send under the same key.
  const [attempt, setAttempt] = useState<Attempt | undefined>(() => ({ id: attemptOf(owned), basis }));
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);

  const sendOnce = async (content: Content): Promise<Outcome<Made>> => {
    const id = attempt !== undefined && attempt.basis === basis ? attempt.id : attemptOf(owned);
    setAttempt({ id, basis });
    const key = await keyOf(id, content);
    const end = () => {
      endAttempt(key);
      setAttempt(undefined);
    };
    try {
      const submission = await submitOnce((idempotencyKey) => send(content, idempotencyKey), key, inquiry);
      if (submission.state === 'taken') end();
      return { ...submission, key };
    } catch (error) {
      // The provider knows the key for something else: the next try begins anew.
      if (isApiError(error) && error.name === 'IdempotencyConflict') end();
      return { state: 'refused', error };
    }
  };

  /** Undefined where the user thought better of it. */
  const attend = async (content: Content, confirm: () => Promise<boolean>) => {
    try {
      return (await confirm()) ? await sendOnce(content) : undefined;
    } catch (error) {
      return { state: 'refused', error } as const;
    }
  };

  /** @param confirm the last look; false: the user thought better of it. What it throws is a refusal. */
  const submit = async (content: Content, confirm: () => Promise<boolean>) => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
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
