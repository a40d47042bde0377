import type { ReactNode } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';

interface CardLinkProps {
  readonly to: string;
  /** In the theme's colour; otherwise secondary, as in card headers. */
  readonly strong?: boolean | undefined;
  readonly small?: boolean | undefined;
  readonly arrow?: boolean | undefined;
  /** Name for screen readers, if the text alone is not clear. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A link in a card's header or lines, styled in theme/globals.ts. */
export function CardLink({
  to,
  strong = false,
  small = false,
  arrow = false,
  name,
  children,
}: CardLinkProps) {
  const className = `link card-link${strong ? '' : ' quiet'}${small ? ' small' : ''}`;
  return (
    <PageLink to={to} aria-label={name} className={className}>
      {children}
      {arrow ? <Icon name="chevronRight" size={12} /> : null}
    </PageLink>
  );
}
