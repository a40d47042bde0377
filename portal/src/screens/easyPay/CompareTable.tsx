import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { tableHead } from '../../ui/table/tableHead.ts';
import { copy } from './copy.ts';

const { howUse: words } = copy;

/** Table that compares easy pay with the overflow account. docs/design/look.md rule 20 */
export const CompareTable = () => (
  <Box component="table" aria-label={words.compare} sx={tableStyle}>
    <thead>
      <tr>
        {words.compareHead.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {words.compareRows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {/* + 1: the first title is above the names. */}
          {cells.map((cell, column) => (
            <td key={words.compareHead[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);

const tableStyle = (theme: Theme) =>
  ({
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'left',
      verticalAlign: 'top',
      p: '8px 12px',
      borderBottom: `1px solid ${theme.palette.hairline}`,
      overflowWrap: 'anywhere',
    },
    '& thead th': tableHead(theme),
    '& tbody th': { fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' },
  }) as const;
