import type { DialogAnswer } from './openDialog.ts';

/** 2 §4: the dialog fades in after 100 ms and is removed 500 ms after an answer. */
export const FADE_IN_DELAY = 100;
export const FADE_OUT = 500;

interface Watched {
  readonly onShown: (shown: boolean) => void;
  readonly onAnswer: (answer: DialogAnswer) => void;
  readonly onRemoved: () => void;
}

/** A dialog's life from mounting to removal; only its first answer counts. */
export function dialogLife({ onShown, onAnswer, onRemoved }: Watched) {
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
