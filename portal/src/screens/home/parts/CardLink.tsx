import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../../icons/Icon.tsx';

interface CardLinkProps {
  readonly to: string;
  /** In the theme's colour; otherwise secondary, as in card headers. */
  readonly strong?: boolean | undefined;
  readonly small?: boolean | undefined;
  readonly arrow?: boolean | undefined;
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A link in a card's header or lines. */
export function CardLink({
  to,
  strong = false,
  small = false,
  arrow = false,
  name,
  children,
}: CardLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      {...(name === undefined ? {} : { 'aria-label': name })}
      variant={small ? 'caption' : 'body1'}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        whiteSpace: 'nowrap',
        ...(!strong && { color: 'text.secondary' }),
      }}
    >
      {children}
      {arrow ? <Icon name="chevronRight" size={12} /> : null}
    </Link>
  );
}
