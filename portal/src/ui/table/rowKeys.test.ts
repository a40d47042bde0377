import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { rowKeys } from './rowKeys.ts';

/** The handler needs of a row: its neighbours, its check box, and the focus. */
function table(withChecks: boolean) {
  const happened: string[] = [];
  const tbody: Record<string, unknown> = {};
  const rows = ['first', 'middle', 'last'].map((name) => ({
    parentElement: tbody,
    focus: () => happened.push(`focus ${name}`),
    querySelector: () => (withChecks ? { click: () => happened.push(`tick ${name}`) } : null),
  }));
  const [first, middle, last] = rows;
  Object.assign(tbody, { firstElementChild: first, lastElementChild: last });
  Object.assign(first!, { previousElementSibling: null, nextElementSibling: middle });
  Object.assign(middle!, { previousElementSibling: first, nextElementSibling: last });
  Object.assign(last!, { previousElementSibling: middle, nextElementSibling: null });
  return { rows, happened };
}

/** Presses a key on a row, or on a control inside it. Returns what happened; `default` is the browser's own action. */
function press(key: string, { at = 1, withChecks = true, inside = false } = {}) {
  const { rows, happened } = table(withChecks);
  const preventDefault = vi.fn<() => void>();
  const currentTarget = rows[at];
  const event = { key, currentTarget, target: inside ? {} : currentTarget, preventDefault };
  rowKeys(() => happened.push('open'))(event as unknown as KeyboardEvent<HTMLElement>);
  return [...happened, ...(preventDefault.mock.calls.length > 0 ? [] : ['default'])];
}

test.each([
  ['ArrowUp', {}, ['focus first']],
  ['ArrowDown', {}, ['focus last']],
  ['ArrowDown', { at: 2 }, ['focus last']],
  ['Home', {}, ['focus first']],
  ['End', {}, ['focus last']],
  ['Enter', {}, ['open']],
  [' ', {}, ['tick middle']],
  [' ', { withChecks: false }, ['default']],
  [' ', { inside: true }, ['default']],
  ['End', { inside: true }, ['default']],
  ['a', {}, ['default']],
])('the key %j on the middle row, except as %j says, has the effect %j', (key, where, effect) => {
  expect(press(key, where)).toEqual(effect);
});
