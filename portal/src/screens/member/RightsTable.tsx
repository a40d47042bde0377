import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MemberLevel } from '#generated/shared/enums/MemberLevel.ts';
import { levelFrom } from '../../domain/member/member.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ScrollBox } from '../../ui/table/ScrollBox.tsx';
import { tableHead } from '../../ui/table/tableHead.ts';
import { copy } from './copy.ts';
import { rightRows, type LevelRights, type RightCell } from './rules.ts';

/** Width of the fixed column of names. */
const NAME_WIDTH = 'var(--names)';

/**
 * Widths of the columns. On a phone, two and a half levels fit beside the names; the cut-off one shows that the table
 * scrolls.
 */
const widths = {
  '--names': '120px',
  '--level': '79px',
  '@media (max-width: 359.95px)': { '--names': '92px', '--level': '72px' },
};

interface RightsTableProps {
  readonly levels: readonly LevelRights[];
  readonly userLevel: MemberLevel | undefined;
}

/** A row for each right and a column for each level; the user's level is tinted and framed. On narrow screens the names stay in place. */
export function RightsTable({ levels, userLevel }: RightsTableProps) {
  const mark = (level: MemberLevel) => (level === userLevel ? { 'data-here': true } : {});
  return (
    <ScrollBox label={copy.rights.caption} standing={NAME_WIDTH} sx={widths}>
      <Box component="table" aria-label={copy.rights.caption} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{copy.rights.right}</th>
            {levels.map(({ level }) => (
              <th
                key={level}
                scope="col"
                {...mark(level)}
                ref={level === userLevel ? scrollToColumn : undefined}
              >
                <Typography variant="cardTitle" component="span" sx={{ display: 'block' }}>
                  {level}
                </Typography>
                {level === userLevel ? copy.rights.here : copy.from(levelFrom[level])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rightRows(levels).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => {
                const level = levels[index]?.level;
                return (
                  <td key={level} {...(level ? mark(level) : {})}>
                    <Cell cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  );
}

/** Scrolls the column of the user's level next to the fixed names, if the table is wider than its box. */
function scrollToColumn(head: HTMLTableCellElement | null): void {
  const box = head?.closest('[data-scroll]');
  const names = head?.parentElement?.firstElementChild;
  if (!head || !box || !(names instanceof HTMLElement)) return;
  box.scrollLeft = head.offsetLeft - names.offsetWidth;
}

function Cell({ cell }: { readonly cell: RightCell }) {
  if (cell === 'none')
    return (
      <span className="quiet" role="img" aria-label={copy.rights.none}>
        -
      </span>
    );
  if (cell === 'has') return <Icon name="check" label={copy.rights.has} sx={{ color: 'success.main' }} />;
  return (
    <>
      {cell.value}
      {cell.note === undefined ? null : <span className="below">{cell.note}</span>}
    </>
  );
}

const tableStyle = (theme: Theme) => ({
  width: '100%',
  minWidth: `calc(${NAME_WIDTH} + 6 * var(--level))`,
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 2,
  '& th, & td': {
    p: '10px 4px',
    textAlign: 'center',
    borderBottom: `1px solid ${theme.palette.hairline}`,
    borderRight: `1px solid ${theme.palette.hairline}`,
  },
  '& th': { ...tableHead(theme), lineHeight: '20px' },
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: NAME_WIDTH,
    textAlign: 'left',
    px: 4,
    '@media (max-width: 359.95px)': { px: 2 },
  },
  '& [data-here]': {
    bgcolor: 'tint',
    borderLeft: `1px solid ${theme.palette.primary.main}`,
    borderRight: `1px solid ${theme.palette.primary.main}`,
  },
  '& thead [data-here]': { borderTop: `2px solid ${theme.palette.primary.main}`, color: theme.palette.hover },
  '& tbody tr:last-of-type > [data-here]': { borderBottom: `1px solid ${theme.palette.primary.main}` },
});
