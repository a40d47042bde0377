import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId, type ReactNode } from 'react';
import type { CardQuery } from '../CardFrame.tsx';
import { ErrorLine } from '../ErrorLine.tsx';
import { Pager } from './Pager.tsx';
import { hidesPager, type PageRequest, type Pagination } from './pagination.ts';
import { MessageRow, SkeletonRows } from './TableRows.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Figures stand at the right (look.md). */
  readonly align?: 'right' | undefined;
  readonly width?: number | undefined;
  readonly render: (row: Row) => ReactNode;
}

interface PagedTableProps<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly query: CardQuery;
  readonly pagination?: Pagination | undefined;
  readonly onPage: (page: PageRequest) => void;
}

/** A table that loads by pages: skeleton rows, empty line, error line with retry, pager. 2 §9, look.md */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, rows, rowKey, query, pagination, onPage } = props;
  const captionId = useId();
  if (query.isError && query.data === undefined) return <ErrorLine onRetry={() => void query.refetch()} />;
  return (
    <>
      {/* Scrolls inside its own box, so the box can be reached by keyboard. */}
      <Box role="region" aria-labelledby={captionId} tabIndex={0} sx={{ overflow: 'auto' }}>
        <Box component="table" aria-busy={query.isPending} sx={tableStyle}>
          <Box component="caption" id={captionId} sx={unseen}>
            {caption}
          </Box>
          <thead>
            <tr>
              {columns.map(({ key, title, align, width }) => (
                <th key={key} scope="col" style={{ textAlign: align ?? 'left', minWidth: width }}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {query.isPending ? (
              <SkeletonRows columns={columns.length} />
            ) : rows.length === 0 ? (
              <MessageRow columns={columns.length} />
            ) : (
              rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map(({ key, align, render }) => (
                    <td key={key} style={{ textAlign: align ?? 'left' }}>
                      {render(row)}
                    </td>
                  ))}
                </tr>
              ))
            )}
          </tbody>
        </Box>
      </Box>
      {pagination === undefined || hidesPager(pagination) ? null : (
        <Pager pagination={pagination} onPage={onPage} />
      )}
    </>
  );
}

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const tableStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    position: 'sticky',
    top: 0,
    height: 40,
    px: 3,
    bgcolor: 'fill',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& td': { height: 48, px: 3, borderBottom: `1px solid ${theme.palette.hairline}`, whiteSpace: 'nowrap' },
  '& tbody tr:hover': { bgcolor: 'selected' },
});
