import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { tableHead } from '#portal/ui/table/tableHead.ts';
import { watchWidth } from '#portal/ui/table/watchWidth.ts';
import { Words } from '#portal/ui/text/Words.tsx';

interface HelpTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table. On a phone each row becomes an entry, so that nothing is cut off. docs/design/look.md rule 20 */
export const HelpTable = ({ caption, columns, rows }: HelpTableProps) => (
  <Box ref={watchWidth} role="group" aria-label={caption} sx={boxStyle}>
    <Box component="table" aria-label={caption} sx={tableStyle(columns.length)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]} data-column={columns[index]}>
                  {/* One item of the grid on phones, whatever it is made of. */}
                  <span>
                    <Words>{cell}</Words>
                  </span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

const boxStyle = {
  overflowX: 'auto',
  border: '1px solid',
  borderColor: 'tile',
  borderRadius: ({ radii }: { radii: { control: number } }) => `${String(radii.control)}px`,
  '@media print': { overflow: 'visible' },
};

/** Px below which the box scrolls. A table of two columns fits into any width. */
function minWidthOf(columns: number): number {
  if (columns <= 2) return 0;
  return columns === 3 ? 440 : 560;
}

const tableStyle =
  (columns: number) =>
  (theme: Theme): SystemStyleObject<Theme> => ({
    width: '100%',
    minWidth: minWidthOf(columns),
    borderCollapse: 'collapse',
    // Cells break at punctuation only, and the box scrolls before a word is cut.
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    '& th, & td': { p: '10px 12px', textAlign: 'left', verticalAlign: 'top', lineHeight: '22px' },
    '& thead th': { ...tableHead(theme), lineHeight: '20px', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 600, minWidth: 88 },
    '& tbody td': { color: 'text.secondary' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'hairline' },
    '@media print': { minWidth: 0, '& tr': { breakInside: 'avoid' } },
    [`@media screen and (max-width: ${String(theme.breakpoints.values.sm - 0.05)}px)`]: {
      minWidth: 0,
      // Lines of an entry are short, so they break within words as in running text.
      wordBreak: 'normal',
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      '& thead': visuallyHidden,
      '& tbody tr': { p: '8px 12px' },
      '& tbody tr:first-of-type': { borderTop: 0 },
      '& tbody th, & tbody td': { p: '2px 0' },
      '& tbody td': { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '0 12px' },
      '& tbody td::before': { ...theme.typography.caption, lineHeight: '22px', content: 'attr(data-column)' },
    },
  });
