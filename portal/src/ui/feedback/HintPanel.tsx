import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { unbroken } from '../text/unbroken.tsx';
import { DangerIcon } from './DangerIcon.tsx';

type HintTone = 'info' | 'warning' | 'danger' | 'flat';

interface HintPanelProps {
  readonly tone: HintTone;
  readonly icon: IconName;
  readonly children: ReactNode;
  /** Right end of the panel. */
  readonly action?: ReactNode;
}

const grounds = {
  info: 'tints.info',
  warning: 'tints.warning',
  danger: 'tints.error',
  flat: 'fill',
} as const;
const inks = {
  info: 'info.main',
  warning: 'warning.main',
  danger: 'error.main',
  flat: 'text.secondary',
} as const;

/** A line on a tinted background; danger has the 3 px bar and bold ink text (docs/design/look.md rule 1). */
export function HintPanel({ tone, icon, children, action }: HintPanelProps) {
  const danger = tone === 'danger';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        // On a phone a long action moves below: beside the sentence it would leave no room.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 2,
        py: 2,
        pl: danger ? 4 : 3,
        pr: 3,
        bgcolor: grounds[tone],
        borderRadius: (theme) =>
          danger
            ? `0 ${String(theme.radii.control)}px ${String(theme.radii.control)}px 0`
            : `${String(theme.radii.control)}px`,
        ...(danger && { boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.error.main}` }),
        '& > .words': { flex: { xs: '1 1 70%', sm: 1 }, minWidth: 0, ...(danger && { fontWeight: 600 }) },
      }}
    >
      {icon === 'octagon' ? (
        <DangerIcon size={18} sx={{ mt: '2px', mx: '-1px' }} />
      ) : (
        <Icon name={icon} size={16} sx={{ mt: '3px', color: inks[tone] }} />
      )}
      <div className="words">{unbroken(children)}</div>
      {action}
    </Box>
  );
}
