import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpenDialog } from '../../ui/dialog/useOpenDialog.ts';
import type { FieldRefusal } from '../../ui/form/serverErrors.ts';
import { fieldRefusals } from './fieldRefusals.ts';
import { refusalText } from './refusalText.ts';
import type { Inquiry } from './submitOnce.ts';
import { useSubmission } from './useSubmission.ts';

interface MoneySubmission<Content, Made> {
  /** The form's subject: the same name in every tab. */
  readonly slot: string;
  readonly send: (content: Content, idempotencyKey: string) => Promise<Made>;
  readonly inquiry: Inquiry<Made>;
  /** Query to refetch after a submission, whatever the outcome. */
  readonly stale: QueryKey;
  /** Address of the result page, by the result or, while that is unknown, by the key. */
  readonly resultPath: (made: Made | { readonly key: string }) => string;
  /** Loads the result page before sending: it must open even if the connection is lost then. */
  readonly loadResult: () => Promise<unknown>;
  /** Field names by the name of the error code that refuses them. */
  readonly fieldOf: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<'confirm' | 'confirmNote' | 'offline' | 'notTaken' | 'failed', string>>;
  readonly onRefused: (refusals: readonly FieldRefusal[]) => void;
}

/** Submits a form that moves money: confirms it, sends it once, and asks for the outcome if the response is lost. */
export function useMoneySubmission<Content extends object, Made extends object>({
  slot,
  send,
  inquiry,
  stale,
  resultPath,
  loadResult,
  fieldOf,
  words,
  onRefused,
}: MoneySubmission<Content, Made>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  /** A refusal that belongs to no field. */
  const [problem, setProblem] = useState<string>();
  const { submitting, submit } = useSubmission({
    form: { slot },
    send,
    inquiry,
    conclude: async (outcome) => {
      void queries.invalidateQueries({ queryKey: stale });
      switch (outcome.state) {
        case 'taken':
          return navigate(resultPath(outcome.made));
        case 'unknown':
          return navigate(resultPath({ key: outcome.key }));
        case 'not-taken':
          return setProblem(words.notTaken);
        case 'refused': {
          const refusals = fieldRefusals(outcome.error, fieldOf);
          onRefused(refusals);
          if (refusals.length === 0) setProblem(refusalText(outcome.error, words));
        }
      }
    },
  });

  return {
    submitting,
    problem,
    clearProblem: () => setProblem(undefined),
    /** @param message what the user confirms */
    submit: (content: Content, message: ReactNode): Promise<void> => {
      setProblem(undefined);
      if (!navigator.onLine) {
        setProblem(words.offline);
        return Promise.resolve();
      }
      return submit(content, async () => {
        await loadResult();
        const answer = await openDialog({
          title: words.confirm,
          message,
          note: words.confirmNote,
          isShowCancelBtn: true,
        });
        return answer === 'sure';
      });
    },
  };
}
