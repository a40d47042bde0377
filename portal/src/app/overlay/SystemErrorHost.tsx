import { lazy, Suspense, useSyncExternalStore } from 'react';
import { systemErrorStore } from './systemError.ts';

const SystemErrorOverlay = lazy(() =>
  import('./SystemErrorOverlay.tsx').then((module) => ({ default: module.SystemErrorOverlay })),
);

/** Shows the system error over the page, if there is one. Mounted once in the shell. */
export function SystemErrorHost() {
  const error = useSyncExternalStore(systemErrorStore.subscribe, systemErrorStore.snapshot);
  if (error === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SystemErrorOverlay error={error} />
    </Suspense>
  );
}
