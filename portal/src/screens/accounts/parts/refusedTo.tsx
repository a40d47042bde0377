import { ForParentsOnly, NotForThis } from '#portal/domain/status/Refused.tsx';
import { useProduct } from '#portal/session/useProduct.ts';
import { copy } from '../copy.ts';

const NotManaged = ({ title }: { readonly title: string }) => (
  <NotForThis title={title} text={copy.notManaged(useProduct().name)} />
);

/** Replacements of the account pages for viewers without access. */
export const refusedTo = (title: string) => ({
  'parents-only': () => <ForParentsOnly title={title} text={copy.parentOnly} />,
  product: () => <NotManaged title={title} />,
});
