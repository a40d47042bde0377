import type { DialogAnswer } from './openDialog.ts';

/** 2 §4: the dialog fades in after 100 ms and is removed 500 ms after an answer. */
export const FADE_IN_DELAY = 100;
export const FADE_OUT = 500;

interface DialogHandlers {
  readonly onShown: (shown: boolean) => void;
  readonly onAnswer: (answer: DialogAnswer) => void;
  readonly onRemoved: () => void;
}

/** Times a dialog from mounting to removal. Only its first answer counts. */
export function dialogLife({ onShown, onAnswer, onRemoved }: DialogHandlers) {
  let answered = false;
  let timer = setTimeout(() => onShown(true), FADE_IN_DELAY);
  return {
    answer(given: DialogAnswer): void {
      if (answered) return;
      answered = true;
      clearTimeout(timer);
      onShown(false);
      timer = setTimeout(onRemoved, FADE_OUT);
      onAnswer(given);
    },
    stop: (): void => clearTimeout(timer),
  };
}
