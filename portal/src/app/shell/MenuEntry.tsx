import { Link } from 'react-router-dom';
import { OuterLink } from '../../domain/page/OuterLink.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { MenuItem } from '../../products/menuItem.ts';
import { preloadPage } from '../navigation/preloadPage.ts';
import { shell } from './copy.ts';

interface MenuEntryProps {
  readonly item: MenuItem;
  readonly active: boolean;
}

/** One entry of the menu; MenuList styles it. */
export function MenuEntry({ item, active }: MenuEntryProps) {
  const current = active ? ({ 'aria-current': 'page' } as const) : {};
  const preload = () => preloadPage(item.link);
  const inside = (
    <>
      <Icon name={item.icon} size={18} />
      <span>{item.title}</span>
      <Badge item={item} />
    </>
  );
  return (
    <li>
      {item.outerUrl === undefined ? (
        <Link to={item.link} onPointerEnter={preload} onFocus={preload} {...current}>
          {inside}
        </Link>
      ) : (
        <OuterLink page={item.outerUrl} {...current}>
          {inside}
        </OuterLink>
      )}
    </li>
  );
}

/** A count, a word, or a dot; right-aligned. */
function Badge({ item }: Pick<MenuEntryProps, 'item'>) {
  if (item.badgeDot) return <span role="img" aria-label={shell.newTip} className="badge dot" />;
  if (item.badgeContent === '') return null;
  const isCount = /^\d+$/.test(item.badgeContent);
  return <span className={`badge ${isCount ? 'pill' : 'word'}`}>{item.badgeContent}</span>;
}
