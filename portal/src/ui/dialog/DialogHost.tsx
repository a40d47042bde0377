import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { importDialog } from './loadDialog.ts';
import { dialogStore, removeDialog } from './openDialog.ts';

const ConfirmDialog = lazy(() => importDialog().then((module) => ({ default: module.ConfirmDialog })));

interface DialogHostProps {
  /** Content that mounts with the first dialog. */
  readonly children?: ReactNode;
}

/** Shows the dialogs of `openDialog`, one at a time. Mounted once in the shell. */
export function DialogHost({ children }: DialogHostProps) {
  const [first] = useSyncExternalStore(dialogStore.subscribe, dialogStore.snapshot);
  if (first === undefined) return null;
  const { id, answer, ...request } = first;
  return (
    <Suspense fallback={null}>
      {children}
      <ConfirmDialog key={id} {...request} onAnswer={answer} onRemoved={() => removeDialog(id)} />
    </Suspense>
  );
}
