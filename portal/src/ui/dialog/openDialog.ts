import type { ReactNode } from 'react';
import { storeOf } from '../../storage/store.ts';

/** 2 §3 "Dialog data". The callback receives the answer; a page that is left counts as cancelled. */
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

/** `left`: the user left the page while the dialog was open. The caller must not navigate then. */
export type DialogOutcome = DialogAnswer | 'left';

export interface OpenDialog extends DialogRequest {
  readonly id: number;
  readonly isAnswered: () => boolean;
  readonly answer: (outcome: DialogOutcome) => void;
}

/** For the one host in the shell. */
export const dialogStore = storeOf<readonly OpenDialog[]>([]);
let lastId = 0;

/** Opens a dialog and resolves with the user's choice. Only the first answer counts. */
export function openDialog(request: DialogRequest): Promise<DialogOutcome> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    let answered = false;
    const answer = (outcome: DialogOutcome) => {
      if (answered) return;
      answered = true;
      request.callBack?.(outcome === 'left' ? 'cancel' : outcome);
      resolve(outcome);
    };
    dialogStore.set([...dialogStore.snapshot(), { ...request, id, answer, isAnswered: () => answered }]);
  });
}

export const removeDialog = (id: number): void =>
  dialogStore.set(dialogStore.snapshot().filter((dialog) => dialog.id !== id));

/** Removes every unanswered dialog at once. An answered one continues to fade out. */
export function leaveDialogs(): void {
  const dialogs = dialogStore.snapshot();
  const unanswered = dialogs.filter((dialog) => !dialog.isAnswered());
  if (unanswered.length === 0) return;
  dialogStore.set(dialogs.filter((dialog) => dialog.isAnswered()));
  for (const { answer } of unanswered) answer('left');
}
