import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { table } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import { EmptyLine } from '../feedback/EmptyLine.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { RowOptions } from './column.ts';
import { PageCheck, RowCheck } from './RowCheck.tsx';
import { TableTools } from './TableTools.tsx';

interface EntryListProps<Row> extends RowOptions<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly pending: boolean;
  readonly narrow: (row: Row) => ReactNode;
  /** Beside the check box for all rows, so that the entries begin higher. */
  readonly tools?: ReactNode;
}

/** Rows as stacked entries, for phones (docs/design/look.md rule 8). */
export function EntryList<Row>(props: EntryListProps<Row>) {
  const { rows, pending, tools = null, empty = <EmptyLine />, ...options } = props;
  const choosable = !pending && rows.some((row) => options.selection?.canSelect(row));
  return (
    <>
      {choosable || tools !== null ? (
        <TableTools>
          {choosable ? (
            <label style={checkStyle}>
              <PageCheck rows={rows} options={options} />
              {table.selectPage}
            </label>
          ) : null}
          {tools}
        </TableTools>
      ) : null}
      {pending ? <EntrySkeleton /> : rows.length === 0 ? empty : <Entries rows={rows} {...options} />}
    </>
  );
}

/** At the left of the view settings. */
const checkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 8px',
  marginRight: 'auto',
} as const;

function Entries<Row>({ caption, rows, narrow, ...options }: Omit<EntryListProps<Row>, 'pending'>) {
  const { selection, rowKey, rowTone } = options;
  return (
    <Box component="ul" aria-label={caption} sx={listStyle}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          data-tone={rowTone?.(row)}
          data-selected={(selection?.selected.has(rowKey(row)) ?? options.rowMarked?.(row)) || undefined}
        >
          {selection ? (
            <Box sx={{ width: 28, flex: 'none', pt: '3px' }}>
              <RowCheck row={row} options={options} />
            </Box>
          ) : null}
          <Box sx={{ flex: 1, minWidth: 0 }}>{narrow(row)}</Box>
        </li>
      ))}
    </Box>
  );
}

function EntrySkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {words.loading}
      </Box>
      {[0, 1, 2].map((entry) => (
        <Skeleton key={entry} height={80} />
      ))}
    </Box>
  );
}

const listStyle = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  borderTop: `1px solid ${palette.hairline}`,
  '& > li': { display: 'flex', p: '12px 8px', borderBottom: `1px solid ${palette.hairline}` },
  '& > li[data-selected]': { bgcolor: 'selected' },
  '& > li[data-tone=dimmed]': { color: 'text.secondary' },
  '& > li[data-tone=danger]': { boxShadow: `inset 3px 0 0 ${palette.error.main}` },
});
