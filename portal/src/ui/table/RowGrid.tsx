import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { placeOf, type Column, type RowOptions, type SortChoice } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import { PageCheck, RowCheck } from './RowCheck.tsx';
import { rowKeys } from './rowKeys.ts';
import { MessageRow, SkeletonRows } from './TableRows.tsx';
import { boxStyle, tableStyle } from './tableStyle.ts';
import { watchWidth } from './watchWidth.ts';

export interface RowGridProps<Row> extends RowOptions<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly pending: boolean;
  readonly sort?: SortChoice | undefined;
}

/** The table itself. A table that is too wide scrolls in its own box, which the keyboard can reach. */
export function RowGrid<Row>({ caption, columns, rows, pending, sort, ...options }: RowGridProps<Row>) {
  const captionId = useId();
  const width = columns.length + (options.selection ? 1 : 0);
  return (
    <Box ref={watchWidth} role="group" aria-labelledby={captionId} sx={boxStyle}>
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
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} />
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

/** One tab stop for all rows: the first; arrow keys move from row to row. */
function GridRow<Row>({ row, columns, options, isFirst }: GridRowProps<Row>) {
  const { rowKey, rowTone, rowMarked, selection, onOpen } = options;
  return (
    <tr
      data-tone={rowTone?.(row)}
      data-selected={selection?.selected.has(rowKey(row)) || undefined}
      data-marked={rowMarked?.(row) || undefined}
      {...(onOpen ? { tabIndex: isFirst ? 0 : -1, onKeyDown: rowKeys(() => onOpen(row)) } : {})}
    >
      {selection ? (
        <td className="check">
          <RowCheck row={row} options={options} />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.key} className={placeOf(column)}>
          {column.render(row)}
        </td>
      ))}
    </tr>
  );
}
