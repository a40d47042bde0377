import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { EmptyLine } from './EmptyLine.tsx';
import { ErrorLine } from './ErrorLine.tsx';

/** The parts of a TanStack query that a card needs. */
export interface CardQuery {
  readonly isPending: boolean;
  readonly isError: boolean;
  /** The error of the failed request. */
  readonly error: unknown;
  readonly data: unknown;
  readonly refetch: () => unknown;
}

interface CardFrameProps {
  readonly title?: ReactNode;
  /** Right end of the header row. */
  readonly actions?: ReactNode;
  readonly hero?: boolean | undefined;
  readonly query?: CardQuery | undefined;
  /** Grey placeholder in the card's final shape, shown while loading. */
  readonly skeleton?: ReactNode;
  readonly isEmpty?: boolean | undefined;
  readonly empty?: ReactNode;
  readonly errorText?: string | undefined;
  readonly children?: ReactNode;
  readonly sx?: SxProps<Theme> | undefined;
}

/**
 * A card: white, hairline, header row, and the four states of docs/design/look.md. Stale data stays during a refresh;
 * a broken card shows its own error line and leaves the rest of the page alone.
 */
export function CardFrame(props: CardFrameProps) {
  const { title, actions, hero = false, query, sx } = props;
  const headingId = useId();
  return (
    <Box
      component="section"
      {...(title ? { 'aria-labelledby': headingId } : {})}
      aria-busy={query?.isPending ?? false}
      sx={[
        (theme) => ({
          bgcolor: 'background.paper',
          border: `1px solid ${theme.palette.hairline}`,
          borderRadius: `${String(theme.radii.card)}px`,
          p: hero ? 6 : 5,
          minWidth: 0,
          [theme.breakpoints.down('sm')]: { p: hero ? '20px 16px' : 4 },
          ...headStyle(theme),
        }),
        ...(Array.isArray(sx) ? sx : sx ? [sx] : []),
      ]}
    >
      {title || actions ? (
        <div className="card-head">
          <h2 id={headingId}>{title}</h2>
          {actions}
        </div>
      ) : null}
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <ErrorLine onRetry={resetErrorBoundary} />}>
        <CardBody {...props} />
      </ErrorBoundary>
    </Box>
  );
}

/** One styled element for the whole head: a page has several cards, and each styled element delays its first picture. */
const headStyle = ({ typography }: Theme): SystemStyleObject<Theme> => ({
  '& > .card-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Enlarged texts may need two lines.
    flexWrap: { sm: 'wrap' },
    gap: 2,
    minHeight: 32,
    mb: 3,
  },
  '& > .card-head > h2': { ...typography.cardTitle, whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  '& > .card-head > .MuiButton-root': { flexShrink: 0 },
});

function CardBody({ query, skeleton, isEmpty = false, empty, errorText, children }: CardFrameProps) {
  if (query?.isError && query.data === undefined)
    return <ErrorLine text={errorText} error={query.error} onRetry={() => void query.refetch()} />;
  if (query?.isPending) return <>{skeleton}</>;
  if (isEmpty) return <>{empty ?? <EmptyLine />}</>;
  return <>{children}</>;
}
