import Box from '@mui/material/Box';
import { useEffect, type ComponentProps } from 'react';
import { copy } from './copy.ts';
import { OptionRow } from './OptionRow.tsx';
import type { OptionGroup } from './options.ts';

interface OptionListProps extends Pick<ComponentProps<typeof OptionRow>, 'amount' | 'onChoose' | 'onPoint'> {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly active: string | undefined;
  readonly isBehind: boolean;
}

export const optionId = (list: string, key: string): string => `${list}-${key}`;

/** Returns whether a group shows how many rows it leaves out. The help group instead ends with a link to all its results. */
const hasMore = ({ name, total, options }: Pick<OptionGroup, 'name' | 'total' | 'options'>): boolean =>
  total > options.length && name !== 'help';

/** The result rows, grouped by kind. The field above keeps the focus and names the active row. */
export function OptionList({ id, groups, active, isBehind, ...row }: OptionListProps) {
  const activeId = active === undefined ? undefined : optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box id={id} role="listbox" aria-label={copy.results} aria-busy={isBehind} sx={{ pb: 2 }}>
      {groups.map(({ name, total, options }) => (
        <Box key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <Box id={`${id}-${name}`} role="presentation" sx={headStyle}>
            {copy.groups[name]}
            {hasMore({ name, total, options }) ? (
              <span className="total">{copy.groupTotal(total)}</span>
            ) : null}
          </Box>
          {options.map((option) => (
            <OptionRow
              key={option.key}
              id={optionId(id, option.key)}
              option={option}
              active={option.key === active}
              {...row}
            />
          ))}
          {hasMore({ name, total, options }) ? (
            <Box role="presentation" sx={moreStyle}>
              {copy.more(options.length)}
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  px: { xs: 4, sm: 5 },
  py: 1,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'fill',
  '& .total': { fontWeight: 400 },
} as const;

const moreStyle = {
  px: { xs: 4, sm: 5 },
  pb: 2,
  pl: { xs: '46px', sm: '50px' },
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
} as const;
