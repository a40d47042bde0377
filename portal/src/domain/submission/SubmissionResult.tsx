import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { ErrorName } from '#generated/provisional/errors.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { endAttempt } from './attempt.ts';

interface ResultWords {
  readonly asking: string;
  readonly offline: string;
  /** No number, or none that the provider knows. */
  readonly missing: string;
  /** The provider knows nothing of the key: it was never taken. */
  readonly notTaken: string;
  /** Nobody answers. */
  readonly unknown: string;
  readonly again: string;
}

interface SubmissionResultProps<Made> {
  readonly query: UseQueryResult<Made>;
  /** The number that the URL names, or else the key of a submission whose answer was lost. */
  readonly by: { readonly no: string | null; readonly key: string | null };
  /** Name of the code that says that there is none. */
  readonly unheardOf: ErrorName;
  readonly words: ResultWords;
  /** Where it can be tried again. */
  readonly again: string;
  readonly children: (made: Made) => ReactNode;
}

/** What became of a submission, once it is known; until then what is known of that. docs/decisions/0009 */
export function SubmissionResult<Made>(props: SubmissionResultProps<Made>) {
  const { query, by, unheardOf, words, again, children } = props;
  const { no, key } = by;
  const taken = query.data !== undefined;
  useEffect(() => {
    // Found under its key: the next one is another.
    if (taken && key) endAttempt(key);
  }, [taken, key]);

  if (query.data !== undefined) return children(query.data);
  if (!(no ?? key)) return <Missing text={words.missing} again={again} word={words.again} />;
  if (query.isPending)
    return (
      <CardFrame>
        <Box role="status" sx={{ color: 'text.secondary', mb: 3 }}>
          {query.fetchStatus === 'paused' ? words.offline : words.asking}
        </Box>
        <Skeleton height={320} />
      </CardFrame>
    );
  if (isApiError(query.error) && query.error.name === unheardOf)
    return <Missing text={key ? words.notTaken : words.missing} again={again} word={words.again} />;
  return (
    <CardFrame>
      <ErrorLine text={words.unknown} onRetry={() => void query.refetch()} />
    </CardFrame>
  );
}

interface MissingProps {
  readonly text: string;
  readonly again: string;
  readonly word: string;
}

const Missing = ({ text, again, word }: MissingProps) => (
  <CardFrame>
    <EmptyLine
      text={text}
      action={
        <PageLink className="link" to={again}>
          {word}
        </PageLink>
      }
    />
  </CardFrame>
);
