import Box from '@mui/material/Box';
import { formatAmount } from '#portal/format/money.ts';
import { copy } from '../copy.ts';
import type { Account } from '../queries.ts';
import { leftUnder } from '../rules.ts';

interface BeforeAfterProps {
  readonly account: Account;
  /** The choice, without `limit` for the shared quota; undefined while it is invalid. */
  readonly next: { readonly limit?: number } | undefined;
  readonly available: number;
}

const { limitDrawer: words } = copy;

/** The limit and its remaining amount, now and after the change. docs/design/look.md rule 18 */
export function BeforeAfter({ account, next, available }: BeforeAfterProps) {
  const limitText = (limit: number | undefined) =>
    limit === undefined ? copy.limit.none : formatAmount(limit);
  const left = next && formatAmount(leftUnder(next.limit, account.used, available));
  return (
    <Box component="dl" aria-label={words.change} sx={{ m: 0 }}>
      <Line name={words.limit} before={limitText(account.limit)} after={next && limitText(next.limit)} />
      <Line name={words.left} before={formatAmount(account.left)} after={left} />
    </Box>
  );
}

interface LineProps {
  readonly name: string;
  readonly before: string;
  readonly after: string | undefined;
}

const Line = ({ name, before, after }: LineProps) => (
  <Box sx={lineStyle}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
      {before}
      {after === undefined ? null : (
        <>
          {` ${words.arrow} `}
          <strong>{after}</strong>
        </>
      )}
    </Box>
  </Box>
);

const lineStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: '6px',
  borderTop: '1px solid',
  borderColor: 'hairline',
} as const;
