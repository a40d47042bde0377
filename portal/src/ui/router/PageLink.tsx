import { createContext, use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** @returns true when the page at an address of the portal opens for the user */
export type PageGate = (to: string) => boolean;

/** The page rule, which the app provides. Without it every page is open. */
export const PageGateContext = createContext<PageGate>(() => true);

const usePageGate = (): PageGate => use(PageGateContext);

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string };

/** A link to a page. Renders nothing where the page refuses the user. */
export function PageLink(props: PageLinkProps) {
  return usePageGate()(props.to) ? <Link {...props} /> : null;
}

/** A text, such as a number or a name, that links to its page. Plain text where the page refuses the user. */
export function LinkedText({ children, ...props }: PageLinkProps) {
  return usePageGate()(props.to) ? <Link {...props}>{children}</Link> : <>{children}</>;
}
