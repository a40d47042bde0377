import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import type { Column, RowOptions } from './column.ts';
import { PageCheck, RowCheck } from './RowCheck.tsx';
import { rowKeys } from './rowKeys.ts';
import { MessageRow, SkeletonRows } from './TableRows.tsx';

interface RowGridProps<Row> extends RowOptions<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly pending: boolean;
}

/** The table itself. It scrolls inside its own box, so the box can be reached by keyboard. */
export function RowGrid<Row>({ caption, columns, rows, pending, ...options }: RowGridProps<Row>) {
  const captionId = useId();
  const width = columns.length + (options.selection ? 1 : 0);
  return (
    <Box role="region" aria-labelledby={captionId} tabIndex={0} sx={boxStyle}>
      <Box component="table" aria-busy={pending} sx={tableStyle}>
        <Box component="caption" id={captionId} style={visuallyHidden}>
          {caption}
        </Box>
        <thead>
          <tr>
            {options.selection ? (
              <td className="check">
                <PageCheck rows={rows} options={options} />
              </td>
            ) : null}
            {columns.map(({ key, title, align, width: minWidth }) => (
              <th key={key} scope="col" style={{ textAlign: align ?? 'left', minWidth }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pending ? <SkeletonRows columns={width} /> : null}
          {!pending && rows.length === 0 ? <MessageRow columns={width}>{options.empty}</MessageRow> : null}
          {rows.map((row, index) => (
            <GridRow
              key={options.rowKey(row)}
              row={row}
              columns={columns}
              options={options}
              isFirst={index === 0}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface GridRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly options: RowOptions<Row>;
  readonly isFirst: boolean;
}

/** One stop of the Tab key for all rows: the first; from there the arrow keys lead on. */
function GridRow<Row>({ row, columns, options, isFirst }: GridRowProps<Row>) {
  const { rowKey, rowTone, selection, onOpen } = options;
  return (
    <tr
      data-tone={rowTone?.(row)}
      data-selected={selection?.selected.has(rowKey(row)) || undefined}
      {...(onOpen ? { tabIndex: isFirst ? 0 : -1, onKeyDown: rowKeys(() => onOpen(row)) } : {})}
    >
      {selection ? (
        <td className="check">
          <RowCheck row={row} options={options} />
        </td>
      ) : null}
      {columns.map(({ key, align, render }) => (
        <td key={key} style={{ textAlign: align ?? 'left' }}>
          {render(row)}
        </td>
      ))}
    </tr>
  );
}

const boxStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  // Relative, so that the unseen caption stays inside and nothing scrolls because of it.
  position: 'relative',
  overflow: 'auto',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: `${String(theme.radii.control)}px`,
});

const tableStyle = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & thead td': {
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
  '& tbody td': {
    height: 48,
    px: 3,
    py: '6px',
    borderTop: `1px solid ${palette.hairline}`,
    whiteSpace: 'nowrap',
  },
  '& td.check': { width: 40, pl: 4, pr: 0 },
  '& tbody tr:hover': { bgcolor: 'fill' },
  '& tbody tr:focus-visible': { outlineOffset: -2 },
  '& tbody tr[data-selected]': { bgcolor: 'selected' },
  '& tbody tr[data-tone=dimmed]': { color: 'text.secondary' },
  '& tbody tr[data-tone=danger] td:first-of-type': { boxShadow: `inset 3px 0 0 ${palette.error.main}` },
});
