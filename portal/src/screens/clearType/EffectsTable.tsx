import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { tableHead } from '../../ui/table/tableHead.ts';
import { copy } from './copy.ts';
import type { Effect } from './rules.ts';

interface EffectsTableProps {
  readonly caption: string;
  readonly effects: readonly Effect[];
}

/** Table of the effects of a change: before, after, and from when. On phones each row is a block. */
export function EffectsTable({ caption, effects }: EffectsTableProps) {
  const { item, before, after, from } = copy.change;
  return (
    <Box component="table" sx={tableStyle}>
      <caption style={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {[item, before, after, from].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => (
          <tr key={effect.item}>
            <th scope="row">{effect.item}</th>
            <td data-label={before}>{effect.before}</td>
            <td data-label={after}>
              <strong>{effect.after}</strong>
            </td>
            <td data-label={from}>{effect.from}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { p: '8px 12px', borderBottom: `1px solid ${theme.palette.hairline}`, fontWeight: 400 },
  '& thead th': tableHead(theme),
  '& tbody th': { color: 'text.secondary', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    '& thead': visuallyHidden,
    '& tr': { display: 'block', py: 2, borderBottom: `1px solid ${theme.palette.hairline}` },
    '& th, & td': { display: 'flex', gap: 3, p: '2px 0', border: 0 },
    '& tbody th': { color: 'ink', fontWeight: 600 },
    '& td::before': {
      content: 'attr(data-label)',
      color: theme.palette.text.secondary,
      flex: 'none',
      width: 64,
    },
  },
});
