import { createMemoryRouter, redirect } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogStore, openDialog, removeDialog } from '../../ui/dialog/openDialog.ts';
import {
  closePaper,
  openReceipt,
  openStatement,
  openTransferSlip,
  paperStore,
} from '../../ui/print/papers.ts';
import { showGuardDialog } from '../guardDialogs.ts';
import { hideSystemError, showSystemError, systemErrorStore } from '../overlay/systemError.ts';
import { closeOnLeave } from './closeOnLeave.ts';

const titles = () => dialogStore.snapshot().map(({ title }) => title);
const ask = () => openDialog({ title: 'ask', isShowCancelBtn: true });

let router: ReturnType<typeof createMemoryRouter>;
let arrive: () => void;

beforeEach(async () => {
  const slow = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  router = createMemoryRouter(
    [
      { path: '/bills', loader: () => null },
      { path: '/repay', loader: () => null },
      { path: '/slow', loader: slow },
      { path: '/old', loader: () => redirect('/bills') },
      { path: '/landing', loader: () => (showGuardDialog('unsupported-product'), null) },
    ],
    { initialEntries: ['/bills', '/bills?page=2', '/repay', '/repay?mode=part'], initialIndex: 2 },
  );
  await expect.poll(() => router.state.initialized).toBe(true);
  closeOnLeave(router);
});

afterEach(() => {
  for (const { id } of dialogStore.snapshot()) removeDialog(id);
  closePaper();
  hideSystemError();
});

/** All ways to leave the address, the browser's own included. */
const exits: Readonly<Record<string, () => Promise<void>>> = {
  Back: () => router.navigate(-1),
  'Back by two': () => router.navigate(-2),
  Forward: () => router.navigate(1),
  'a link': () => router.navigate('/bills'),
  'a redirected link': () => router.navigate('/old'),
  'a link that replaces': () => router.navigate('/bills', { replace: true }),
  'another query': () => router.navigate('/repay?billNo=1'),
};

test.each(Object.keys(exits))('closes all overlays on %s', { tags: ['out-dialog-left'] }, async (way) => {
  const callBack = vi.fn();
  const answers = [ask(), openDialog({ title: 'queued', callBack })];
  openReceipt('HK1');
  showSystemError({ size: 'panel', requestId: '' });
  await exits[way]?.();
  expect(await Promise.all(answers)).toEqual(['left', 'left']);
  expect(callBack.mock.calls).toEqual([['cancel']]);
  expect([titles(), paperStore.snapshot(), systemErrorStore.snapshot()]).toEqual([[], undefined, undefined]);
});

test.each([
  ['receipt', () => openReceipt('HK1')],
  ['statement', () => openStatement('2026-10')],
  ['transfer slip', () => openTransferSlip('HK1')],
] as const)('closes an open %s on Back', { tags: ['out-dialog-left'] }, async (_, open) => {
  open();
  expect(paperStore.snapshot()).toBeDefined();
  await router.navigate(-1);
  expect(paperStore.snapshot()).toBeUndefined();
});

test(
  'closes a dialog when the navigation starts, not when it ends',
  { tags: ['out-dialog-left'] },
  async () => {
    const answer = ask();
    const going = router.navigate('/slow');
    expect(await answer).toBe('left');
    // A dialog of the navigation itself, such as a verification, outlives its end.
    void openDialog({ title: 'verification' });
    arrive();
    await going;
    expect(titles()).toEqual(['verification']);
  },
);

test('keeps a dialog of the guard open over its target page', { tags: ['out-dialog-left'] }, async () => {
  const answer = ask();
  await router.navigate('/landing');
  expect(await answer).toBe('left');
  expect(titles()).toEqual(['系统提示']);
});

test(
  'keeps the dialog open on a change of the hash and on a revalidation',
  { tags: ['out-dialog-left'] },
  async () => {
    void ask();
    await router.navigate('/repay#plan');
    await router.revalidate();
    expect(titles()).toEqual(['ask']);
  },
);

test('fades an answered dialog out over the next page', { tags: ['out-dialog-left'] }, async () => {
  const answer = ask();
  dialogStore.snapshot()[0]?.answer('sure');
  await router.navigate('/bills');
  expect(await answer).toBe('sure');
  expect(titles()).toEqual(['ask']);
});
