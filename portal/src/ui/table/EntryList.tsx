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

interface EntryListProps<Row> extends RowOptions<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly pending: boolean;
  readonly narrow: (row: Row) => ReactNode;
}

/** Rows as stacked entries, for phones (docs/design/look.md rule 8). */
export function EntryList<Row>({ caption, rows, pending, narrow, ...options }: EntryListProps<Row>) {
  const { selection, rowKey, rowTone } = options;
  const choosable = rows.some((row) => selection?.canSelect(row));
  if (pending) return <EntrySkeleton />;
  if (rows.length === 0) return options.empty ?? <EmptyLine />;
  return (
    <>
      {choosable ? (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 2, pb: 2 }}>
          <PageCheck rows={rows} options={options} />
          {table.selectPage}
        </Box>
      ) : null}
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
    </>
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
