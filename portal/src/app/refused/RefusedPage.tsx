import { ForParentsOnly, NotForThis } from '../../domain/status/Refused.tsx';
import type { Refusal } from '../../products/itemRefusal.ts';
import { usePage } from '../usePage.ts';
import { reasons } from './copy.ts';

/** Replaces a page that the menu hides from this viewer, with the reason. docs/decisions/0244 */
export function RefusedPage({ refusal }: { readonly refusal: Refusal }) {
  const Page = refusal === 'parents-only' ? ForParentsOnly : NotForThis;
  return <Page title={usePage()?.title ?? ''} text={reasons[refusal]} />;
}
