import { lazy, Suspense, useSyncExternalStore } from 'react';
import { closePaper, paperStore } from '../../ui/print/papers.ts';

const PaperDialog = lazy(() =>
  import('./PaperDialog.tsx').then((module) => ({ default: module.PaperDialog })),
);

/** Shows the paper that somebody opened. Sits once in the shell; the papers come with the first one. */
export function PaperHost() {
  const paper = useSyncExternalStore(paperStore.subscribe, paperStore.snapshot);
  if (paper === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PaperDialog paper={paper} onClose={closePaper} />
    </Suspense>
  );
}
