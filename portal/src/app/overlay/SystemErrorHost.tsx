import { lazy, Suspense, useSyncExternalStore } from 'react';
import { systemErrorStore } from './systemError.ts';

const SystemErrorOverlay = lazy(() =>
  import('./SystemErrorOverlay.tsx').then((module) => ({ default: module.SystemErrorOverlay })),
);

export function SystemErrorHost() {
  const error = useSyncExternalStore(systemErrorStore.subscribe, systemErrorStore.snapshot);
  if (error === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SystemErrorOverlay error={error} />
    </Suspense>
  );
}
