import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../icons/Icon.tsx';
import { activeItem } from '../../products/menuFor.ts';
import type { Menu, MenuGroup } from '../../products/menuItem.ts';
import { MenuEntry } from './MenuEntry.tsx';

interface MenuListProps {
  readonly menu: Menu;
}

/** Groups with a grey caption that folds them; the home group is a single item. The old menu is a plain list. docs/design/look.md */
export function MenuList({ menu }: MenuListProps) {
  const { pathname } = useLocation();
  const active = activeItem(menu, pathname)?.name;
  if (menu.version === 'old') {
    const items = menu.groups.flatMap((group) => group.items);
    return (
      <Box component="ul" sx={menuStyle}>
        {items.map((item) => (
          <MenuEntry key={item.name} item={item} active={item.name === active} />
        ))}
      </Box>
    );
  }
  return (
    <Box sx={menuStyle}>
      {menu.groups.map((group) => (
        <Group key={group.name} group={group} active={active} />
      ))}
    </Box>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly active: string | undefined;
}

function Group({ group, active }: GroupProps) {
  /** The user's last press on the caption, and the active item at that time. */
  const [chosen, setChosen] = useState<{ readonly open: boolean; readonly at: string | undefined }>();
  const list = useId();
  const hasActive = group.items.some((item) => item.name === active);
  // Opening a page of a folded group unfolds the group. The user may fold it while that page is shown.
  const isChoiceValid = chosen !== undefined && (!hasActive || chosen.at === active);
  const shown = isChoiceValid ? chosen.open : hasActive || group.openByDefault;
  return (
    <>
      {group.name === 'home' ? null : (
        <h2>
          <button
            type="button"
            aria-expanded={shown}
            aria-controls={list}
            onClick={() => setChosen({ open: !shown, at: active })}
          >
            {group.title}
            <Icon name={shown ? 'chevronUp' : 'chevronDown'} size={12} />
          </button>
        </h2>
      )}
      <ul id={list} hidden={!shown}>
        {group.items.map((item) => (
          <MenuEntry key={item.name} item={item} active={item.name === active} />
        ))}
      </ul>
    </>
  );
}

/** Entries of 40 px; the active one: tint, theme-coloured text and a 3 px bar at the left edge. docs/design/look.md */
const menuStyle: SystemStyleObject<Theme> = {
  '& h2': { mt: '10px', mb: 0, fontSize: 12, lineHeight: '20px', fontWeight: 400 },
  '& h2 > button': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    width: '100%',
    border: 0,
    bgcolor: 'transparent',
    minHeight: 32,
    p: '0 16px 0 24px',
    font: 'inherit',
    color: 'text.secondary',
    cursor: 'pointer',
  },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    height: 40,
    p: '0 16px 0 24px',
    color: 'ink',
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'fill' },
  // Both are at the window's edge, where a ring around them would be cut.
  '& a:focus-visible, & button:focus-visible': { outlineOffset: '-2px' },
  '& a > svg': { color: 'text.secondary' },
  '& a[aria-current]': {
    color: 'hover',
    fontWeight: 600,
    bgcolor: 'tint',
  },
  '& a[aria-current] > svg': { color: 'hover' },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: 3,
    bgcolor: 'primary.main',
  },
  '& .badge': { flex: 'none', ml: 'auto', fontSize: 12, lineHeight: '16px', fontWeight: 400 },
  '& .dot': { mr: '6px', width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' },
  '& .pill': { minWidth: 20, bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& .word': { p: '1px 6px', borderRadius: '4px', bgcolor: 'tints.warning', color: 'textOn.warning' },
};
