import type { Theme } from '@mui/material/styles';
import { tableHead } from '#portal/ui/table/tableHead.ts';

/**
 * Style of the table of ProductChooser. On phones each row becomes a block: the product with its button, then labels and
 * values (docs/design/look.md rule 8).
 */
export const chooserTable = (theme: Theme) =>
  ({
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& th, & td': {
      p: '12px 8px',
      borderBottom: `1px solid ${theme.palette.hairline}`,
      whiteSpace: 'nowrap',
    },
    '& thead th': { ...tableHead(theme), lineHeight: '20px', py: 2 },
    '& tbody th': { fontWeight: 600 },
    // The columns from the fourth on. The first cell of a row is a `th`, so the fourth one is its third `td`.
    '& thead th:nth-of-type(n+4), & td:nth-of-type(n+3)': { textAlign: 'right' },
    [theme.breakpoints.down('sm')]: {
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: '0 8px',
        py: 2,
        borderBottom: `1px solid ${theme.palette.hairline}`,
      },
      '& tbody th': { gridArea: '1 / 1' },
      '& td:last-child': { gridArea: '1 / 2' },
      '& th, & td': { border: 0, p: '4px 0' },
      '& td[data-label]': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between' },
      '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary' },
    },
  }) as const;
