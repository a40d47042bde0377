import { Suspense } from 'react';
import { optionalPart } from '../../ui/feedback/optionalPart.ts';
import { useAfterFirstUse } from '../../ui/hooks/useAfterFirstUse.ts';

const PageHelp = optionalPart(() => import('./PageHelp.tsx').then((module) => module.PageHelp));

/** Loads the question mark beside a page's title once the page is in use: the mark must not delay it. */
export function HelpMark() {
  if (!useAfterFirstUse()) return null;
  return (
    <Suspense fallback={null}>
      <PageHelp />
    </Suspense>
  );
}
