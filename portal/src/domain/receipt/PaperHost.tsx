import { lazy, Suspense, useSyncExternalStore } from 'react';
import { closePaper, paperStore } from '../../ui/print/papers.ts';

const PaperDialog = lazy(() =>
  import('./PaperDialog.tsx').then((module) => ({ default: module.PaperDialog })),
);

/** Shows the opened document. Mounted once in the shell; the documents load with the first one. */
export function PaperHost() {
  const paper = useSyncExternalStore(paperStore.subscribe, paperStore.snapshot);
  if (paper === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PaperDialog paper={paper} onClose={closePaper} />
    </Suspense>
  );
}
