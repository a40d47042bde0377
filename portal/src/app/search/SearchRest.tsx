import Typography from '@mui/material/Typography';
import { MOST_NUMBERS } from '../../format/typed.ts';
import { useSession } from '../../session/useSession.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { helpOf } from '../help/helpOf.ts';
import { copy } from './copy.ts';
import { NothingFound } from './NothingFound.tsx';
import type { useFound } from './useFound.ts';

interface SearchRestProps {
  readonly typed: string;
  readonly found: ReturnType<typeof useFound>;
  readonly onClose: () => void;
}

/** Everything below the rows: loading, failure, limits, and nothing found. */
export function SearchRest({ typed, found, onClose }: SearchRestProps) {
  const { product, isParent } = useSession();
  const { answer, asked, error, groups, isBehind, isOffline, searchesPages, searchesRecords } = found;
  const isOver = !isBehind && error === undefined && !isOffline;
  // The line for nothing found already names a single word, and words of which none was found.
  const missing =
    groups.length > 0 && !isBehind && (asked?.words.length ?? 0) > 1 ? (answer?.notFound ?? []) : [];
  return (
    <>
      {isBehind && answer === undefined ? <SkeletonLines heights={[40, 40, 40]} /> : null}
      {error === undefined ? null : <ErrorLine error={error} onRetry={found.retry} />}
      {isOffline ? <EmptyLine text={copy.offline} /> : null}
      {asked?.isCut ? <Note text={copy.cut(MOST_NUMBERS)} /> : null}
      {missing.length === 0 ? null : <Note text={copy.notFound(missing)} />}
      {searchesRecords && asked === undefined && !isBehind ? <Note text={copy.short} /> : null}
      {groups.length === 0 && isOver ? (
        <NothingFound
          words={typed.trim()}
          kinds={kindsOf(answer, searchesPages)}
          searchesRecords={searchesRecords}
          isParent={isParent}
          action={
            <PageLink className="link" to={helpOf(product).root} onClick={onClose}>
              {copy.empty.help}
            </PageLink>
          }
        />
      ) : null}
    </>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <Typography variant="caption" component="p" color="textSecondary" sx={{ px: { xs: 4, sm: 5 }, py: 2 }}>
    {text}
  </Typography>
);

const recordKinds = ['bills', 'orders', 'repayments', 'refunds', 'contracts', 'accounts'] as const;

/** Returns the names of the searched kinds: those in the provider's response, and those that the browser searches. */
const kindsOf = (
  answer: Partial<Record<(typeof recordKinds)[number], unknown>> | undefined,
  searchesPages: boolean,
): string[] => [
  ...recordKinds.filter((kind) => answer?.[kind] !== undefined).map((kind) => copy.groups[kind]),
  ...(searchesPages ? [copy.groups.pages] : []),
  copy.groups.help,
];
