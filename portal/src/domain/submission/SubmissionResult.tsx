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
  /** Text when there is no number, or the provider does not know it. */
  readonly missing: string;
  /** Text when the provider does not know the key: the request never arrived. */
  readonly notTaken: string;
  /** Text when the provider does not respond. */
  readonly unknown: string;
  readonly again: string;
}

interface SubmissionResultProps<Made> {
  readonly query: UseQueryResult<Made>;
  /** The number in the URL, or the key of a submission without a response. */
  readonly by: { readonly no: string | null; readonly key: string | null };
  /** Name of the error code for an unknown submission. */
  readonly notFoundCode: ErrorName;
  readonly words: ResultWords;
  /** Address for another try. */
  readonly again: string;
  readonly children: (made: Made) => ReactNode;
}

/** The outcome of a submission once it is known; until then its state. docs/decisions/0009 */
export function SubmissionResult<Made>(props: SubmissionResultProps<Made>) {
  const { query, by, notFoundCode, words, again, children } = props;
  const { no, key } = by;
  const taken = query.data !== undefined;
  useEffect(() => {
    // The key has its result: the next submission gets another.
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
  if (isApiError(query.error) && query.error.name === notFoundCode)
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
