import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { externalUrl } from '../../api/redirect.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { MenuItem } from '../../products/menuItem.ts';
import { shell } from './copy.ts';

interface MenuEntryProps {
  readonly item: MenuItem;
  readonly active: boolean;
}

/** 40 px; active: tint, theme-coloured text and a 3 px bar at the left edge. look.md */
export function MenuEntry({ item, active }: MenuEntryProps) {
  const target =
    item.outerUrl === undefined
      ? { component: Link, to: item.link }
      : { component: 'a', href: externalUrl(item.outerUrl) };
  return (
    <li>
      <Box {...target} {...(active ? { 'aria-current': 'page' } : {})} sx={entry(active)}>
        <Icon name={item.icon} size={18} sx={{ color: active ? 'hover' : 'text.secondary' }} />
        <span>{item.title}</span>
        <Badge item={item} />
      </Box>
    </li>
  );
}

const entry = (active: boolean): SxProps<Theme> => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: 40,
  p: '0 16px 0 24px',
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'fill' },
  '&:focus-visible': { outlineOffset: '-2px' },
  ...(active && {
    color: 'hover',
    fontWeight: 600,
    bgcolor: (theme) =>
      `color-mix(in srgb, ${theme.palette.primary.main} 8%, ${theme.palette.background.paper})`,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: 3,
      bgcolor: 'primary.main',
    },
  }),
});

/** A count, a word, or a dot; right-aligned. */
function Badge({ item }: Pick<MenuEntryProps, 'item'>) {
  if (item.badgeDot) {
    return (
      <Box
        component="span"
        role="img"
        aria-label={shell.newTip}
        sx={{ ml: 'auto', mr: '6px', width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }}
      />
    );
  }
  if (item.badgeContent === '') return null;
  const count = /^\d+$/.test(item.badgeContent);
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
        ...(count
          ? {
              minWidth: 20,
              height: 16,
              px: '5px',
              borderRadius: '8px',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              textAlign: 'center',
            }
          : { p: '1px 6px', borderRadius: '4px', bgcolor: 'tints.warning', color: 'textOn.warning' }),
      }}
    >
      {item.badgeContent}
    </Box>
  );
}
