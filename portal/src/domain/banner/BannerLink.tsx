import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface BannerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Opens a separate window instead of a tab. */
  readonly window: boolean;
}

/** A link out of a banner: always a new window or tab, without access to ours. spec 2 §2.3 */
export function BannerLink({ window: ownWindow, href, children, ...rest }: BannerLinkProps) {
  const open = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!ownWindow || !plain) return;
    event.preventDefault();
    window.open(href, '_blank', 'popup,noopener,noreferrer');
  };
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={open}>
      {children}
    </a>
  );
}
