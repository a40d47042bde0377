import type { ReactNode } from 'react';

/** 2 §3 "Dialog data". The answer goes to the callback and is what the promise resolves with. */
export interface DialogRequest {
  readonly title: string;
  readonly message?: ReactNode;
  readonly note?: ReactNode;
  readonly sureText?: string | undefined;
  readonly cancelText?: string | undefined;
  readonly isShowCancelBtn?: boolean | undefined;
  readonly sureClstag?: string | undefined;
  readonly pic?: string | undefined;
  readonly callBack?: ((answer: DialogAnswer) => void) | undefined;
}

export type DialogAnswer = 'sure' | 'cancel';

export interface OpenDialog extends DialogRequest {
  readonly id: number;
  readonly answer: (answer: DialogAnswer) => void;
}

let dialogs: readonly OpenDialog[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly OpenDialog[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog and resolves with what the user chose. */
export function openDialog(request: DialogRequest): Promise<DialogAnswer> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const answer = (given: DialogAnswer) => {
      request.callBack?.(given);
      resolve(given);
    };
    set([...dialogs, { ...request, id, answer }]);
  });
}

export const removeDialog = (id: number): void => set(dialogs.filter((dialog) => dialog.id !== id));

/** For the one host in the shell (useSyncExternalStore). */
export const dialogStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly OpenDialog[] => dialogs,
};
