import { useEffect, useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { attemptOf, endAttempt, keyOf, loadHash } from './attempt.ts';

/** The form that idempotency keys belong to. */
export interface KeyedForm {
  /** The form's subject: the same name in every tab. */
  readonly slot: string;
  /** Identifies the figures that the form shows. With other figures it counts as another form. */
  readonly basis?: string | number | undefined;
}

interface Attempt {
  readonly id: string;
  readonly basis: KeyedForm['basis'];
}

/** Idempotency keys of a form, by attempt and content; without a form there are none. */
export function useIdempotencyKey(form: KeyedForm | undefined) {
  const { userInfo } = useSession();
  // Each user of this browser has separate attempts.
  const currentAttempt = ({ slot, basis }: KeyedForm): Attempt => ({
    id: attemptOf(`${userInfo?.jdpin ?? ''}:${slot}`),
    basis,
  });
  // Taken on mount: tabs that show the form at the same time send under the same key.
  const [attempt, setAttempt] = useState(() => form && currentAttempt(form));
  const isKeyed = form !== undefined;
  useEffect(() => {
    // A failure recurs and shows when the form is sent.
    if (isKeyed) loadHash().catch(() => undefined);
  }, [isKeyed]);

  return {
    keyFor: async (content: object): Promise<string> => {
      if (form === undefined) return '';
      const current = attempt !== undefined && attempt.basis === form.basis ? attempt : currentAttempt(form);
      setAttempt(current);
      return keyOf(current.id, content);
    },
    /** Ends the submission of the key: the next one is new. */
    end: (key: string) => {
      endAttempt(key);
      setAttempt(undefined);
    },
  };
}
