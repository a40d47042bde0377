import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../icons/Icon.tsx';
import { activeItem } from '../../products/menuFor.ts';
import type { Menu, MenuGroup } from '../../products/menuItem.ts';
import { MenuEntry } from './MenuEntry.tsx';

interface MenuListProps {
  readonly menu: Menu;
}

/** Groups with a grey caption that folds them; the home group is its one item. look.md */
export function MenuList({ menu }: MenuListProps) {
  const { pathname } = useLocation();
  const active = activeItem(menu, pathname)?.name;
  if (menu.version === 'old') {
    const items = menu.groups.flatMap((group) => group.items);
    return (
      <ul>
        {items.map((item) => (
          <MenuEntry key={item.name} item={item} active={item.name === active} />
        ))}
      </ul>
    );
  }
  return (
    <>
      {menu.groups.map((group) => (
        <Group key={group.name} group={group} active={active} />
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly active: string | undefined;
}

function Group({ group, active }: GroupProps) {
  const [open, setOpen] = useState(group.openByDefault);
  const list = useId();
  // A page of a folded group unfolds it: the active item is never hidden.
  const shown = open || group.items.some((item) => item.name === active);
  return (
    <>
      {group.name === 'home' ? null : (
        <Box component="h2" sx={{ mt: 4, mb: 1, fontSize: 12, lineHeight: '20px', fontWeight: 400 }}>
          <Box
            component="button"
            type="button"
            aria-expanded={shown}
            aria-controls={list}
            onClick={() => setOpen(!shown)}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              width: '100%',
              border: 0,
              bgcolor: 'transparent',
              p: '0 16px 0 24px',
              font: 'inherit',
              color: 'text.secondary',
              cursor: 'pointer',
            }}
          >
            {group.title}
            <Icon name={shown ? 'chevronUp' : 'chevronDown'} size={12} />
          </Box>
        </Box>
      )}
      <ul id={list} hidden={!shown}>
        {group.items.map((item) => (
          <MenuEntry key={item.name} item={item} active={item.name === active} />
        ))}
      </ul>
    </>
  );
}
