import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogLife } from './dialogLife.ts';
import { dialogStore, openDialog, removeDialog } from './openDialog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = () => {
  const watched = { onShown: vi.fn(), onAnswer: vi.fn(), onRemoved: vi.fn() };
  return { ...watched, life: dialogLife(watched) };
};

test('fades in at 100 ms, not before', { tags: ['dialog-fade-in-100'] }, () => {
  const { onShown } = watch();
  vi.advanceTimersByTime(99);
  expect(onShown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onShown.mock.calls).toEqual([[true]]);
});

test.each(['sure', 'cancel'] as const)(
  'fades out at once for %s and is removed at 500 ms',
  { tags: ['dialog-fade-out-500'] },
  (answer) => {
    const { life, onShown, onRemoved } = watch();
    vi.advanceTimersByTime(100);
    life.answer(answer);
    expect(onShown).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(499);
    expect(onRemoved).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onRemoved).toHaveBeenCalledOnce();
  },
);

test('counts only the first answer', () => {
  const { life, onAnswer, onRemoved } = watch();
  life.answer('cancel');
  life.answer('sure');
  vi.advanceTimersByTime(2000);
  expect(onAnswer.mock.calls).toEqual([['cancel']]);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test('does nothing more when removed early', () => {
  const { life, onShown } = watch();
  life.stop();
  vi.advanceTimersByTime(1000);
  expect(onShown).not.toHaveBeenCalled();
});

/** Works like DialogHost: the answer goes to the opener. */
function click(answer: 'sure' | 'cancel'): void {
  const dialog = dialogStore.snapshot()[0];
  if (dialog === undefined) throw new Error('no dialog is open');
  dialogLife({
    onShown: () => undefined,
    onAnswer: dialog.answer,
    onRemoved: () => removeDialog(dialog.id),
  }).answer(answer);
}

test(
  'passes cancel to the callback and the opener, and removes the dialog',
  { tags: ['dialog-callback-cancel'] },
  async () => {
    const callBack = vi.fn();
    const answer = openDialog({ title: '', callBack });
    click('cancel');
    expect(callBack.mock.calls).toEqual([['cancel']]);
    expect(await answer).toBe('cancel');
    vi.advanceTimersByTime(500);
    expect(dialogStore.snapshot()).toEqual([]);
  },
);

test('passes sure to the callback and the opener', { tags: ['dialog-callback-sure'] }, async () => {
  const callBack = vi.fn();
  const answer = openDialog({ title: '', callBack });
  click('sure');
  expect(callBack.mock.calls).toEqual([['sure']]);
  expect(await answer).toBe('sure');
  vi.advanceTimersByTime(500);
});
