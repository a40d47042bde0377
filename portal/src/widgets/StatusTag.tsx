import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';

export type TagTone = 'plain' | 'theme' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

interface StatusTagProps {
  readonly tone?: TagTone | undefined;
  /** Status never speaks by colour alone: give it an icon. */
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** Only danger is solid (look.md rule 1); everything else is a tint with text in the hover shade. */
function paint(tone: TagTone, { palette }: Theme) {
  switch (tone) {
    case 'plain':
      return { border: `1px solid ${palette.tile}`, color: palette.text.secondary };
    case 'theme':
      return { backgroundColor: palette.tint, color: palette.hover };
    case 'danger':
      return { backgroundColor: palette.error.main, color: palette.background.paper, fontWeight: 600 };
    case 'muted':
      return { backgroundColor: palette.fill, color: palette.text.secondary };
    case 'info':
    case 'success':
    case 'warning':
      return { backgroundColor: palette.tints[tone], color: palette.textOn[tone] };
  }
}

export function StatusTag({ tone = 'plain', icon, children }: StatusTagProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        height: 24,
        padding: '0 8px',
        border: '1px solid transparent',
        borderRadius: `${String(theme.radii.tag)}px`,
        fontSize: 12,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        ...paint(tone, theme),
      })}
    >
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </Box>
  );
}
