import { Suspense } from 'react';
import { optionalPart } from '../../ui/feedback/optionalPart.ts';
import { useAfterPaint } from '../../ui/hooks/useAfterPaint.ts';

const PageHelp = optionalPart(() => import('./PageHelp.tsx').then((module) => module.PageHelp));

/** Loads the question mark beside a page's title once the page is shown: the mark must not delay it. */
export function HelpMark() {
  if (!useAfterPaint()) return null;
  return (
    <Suspense fallback={null}>
      <PageHelp />
    </Suspense>
  );
}
