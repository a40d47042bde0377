import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAmount } from '#portal/format/money.ts';
import type { Column } from '#portal/ui/table/column.ts';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { fileColumns, type BookLine } from './columns.ts';
import { copy } from './copy.ts';
import type { BooksSettings } from './settings.ts';

/** Maximum number of lines in the preview. */
const MAX_LINES = 8;

interface PreviewProps {
  readonly settings: BooksSettings;
  readonly lines: readonly BookLine[];
}

/** The first lines of the file, under its own heads. */
export function Preview({ settings, lines }: PreviewProps) {
  const shown = lines.slice(0, MAX_LINES);
  return (
    <>
      <Box sx={headStyle}>
        <PlainTable
          caption={copy.preview.caption}
          columns={columnsOf(settings)}
          rows={shown}
          rowKey={({ voucher, line }) => `${voucher.source} ${String(voucher.no)} ${String(line)}`}
        />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {copy.preview.note(shown.length, lines.length)}
      </Typography>
    </>
  );
}

/** The table's head scrolls with its few rows: a sticky one would cover the drawer's head. */
const headStyle = { '& thead th': { position: 'static' } } as const;

const columnsOf = (settings: BooksSettings): Column<BookLine>[] =>
  fileColumns(settings).map(({ title, value, integer }, index) => {
    // A file has one column for each of the settings, in their order.
    const field = settings.columns[index]?.field ?? '';
    return {
      key: field,
      title,
      ...((field === 'debit' || field === 'credit') && { align: 'right' as const }),
      render: (line) => {
        const cell = value(line);
        return typeof cell === 'number' && integer !== true ? formatAmount(cell) : String(cell);
      },
    };
  });
