import { useEffect, useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { attemptOf, endAttempt, keyOf, loadHash } from './attempt.ts';

/** What a form's key belongs to. */
export interface KeyedForm {
  /** What the form is about: the same name in every tab. */
  readonly slot: string;
  /** What its figures were made from, as far as they move: with other figures it is another form. */
  readonly basis?: string | number | undefined;
}

interface Attempt {
  readonly id: string;
  readonly basis: KeyedForm['basis'];
}

/** The keys under which a form sends, by attempt and content; without a form there are none. */
export function useIdempotencyKey(form: KeyedForm | undefined) {
  const { userInfo } = useSession();
  // Another user of this browser makes attempts of their own.
  const begun = ({ slot, basis }: KeyedForm): Attempt => ({
    id: attemptOf(`${userInfo?.jdpin ?? ''}:${slot}`),
    basis,
  });
  // Taken when the form appears: what tabs show at the same time they send under the same key.
  const [attempt, setAttempt] = useState(() => form && begun(form));
  const isKeyed = form !== undefined;
  useEffect(() => {
    // A failure is met again, and said, when the form is sent.
    if (isKeyed) loadHash().catch(() => undefined);
  }, [isKeyed]);

  return {
    keyFor: async (content: object): Promise<string> => {
      if (form === undefined) return '';
      const current = attempt !== undefined && attempt.basis === form.basis ? attempt : begun(form);
      setAttempt(current);
      return keyOf(current.id, content);
    },
    /** What was sent under the key has come to its end: the next one begins anew. */
    end: (key: string) => {
      endAttempt(key);
      setAttempt(undefined);
    },
  };
}
