import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ExternalPage } from '../../api/config.ts';
import { externalUrl } from '../../api/redirect.ts';

interface OuterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly page: ExternalPage;
}

/** A link to an external page of the environment. The way back is to the page one is on when one follows it. 1 §7 */
export function OuterLink({ page, onMouseDown, onClick, ...rest }: OuterLinkProps) {
  // Drawn again after each move; places within a page move without the router, and are asked for when it is pressed.
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
