import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ExternalPage } from '../../api/config.ts';
import { externalUrl } from '../../api/redirect.ts';

interface OuterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly page: ExternalPage;
}

/** A link to an external page of the environment. Its return address is the current page at the time of the click. 1 §7 */
export function OuterLink({ page, onMouseDown, onClick, ...rest }: OuterLinkProps) {
  // Rerenders after each navigation; changes within a page bypass the router and are read on press.
  useLocation();
  const renew = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = externalUrl(page);
  };
  return (
    <a
      {...rest}
      href={externalUrl(page)}
      onMouseDown={(event) => {
        renew(event);
        onMouseDown?.(event);
      }}
      onClick={(event) => {
        renew(event);
        onClick?.(event);
      }}
    />
  );
}
