import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstUse } from './useAfterFirstUse.ts';

let page: EventTarget;
let listening: Set<string>;
const browser = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  listening = new Set();
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', (...given: Parameters<EventTarget['addEventListener']>) => {
    listening.add(given[0]);
    page.addEventListener(...given);
  });
  vi.stubGlobal('removeEventListener', (...given: Parameters<EventTarget['removeEventListener']>) => {
    listening.delete(given[0]);
    page.removeEventListener(...given);
  });
});
afterEach(() => vi.useRealTimers());

const send = (event: string): boolean => page.dispatchEvent(new Event(event));
const isWatching = (): boolean => listening.size > 0 || vi.getTimerCount() > 0;

/** Starts a page load with one component that waits for the first use. */
function load() {
  const { isUsed, subscribe } = firstUse();
  const changed = vi.fn();
  return { isUsed, subscribe, changed, leave: subscribe(changed) };
}

test.each(['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'touchstart'])(
  'counts %s as use',
  (event) => {
    const { isUsed, changed } = load();
    expect(isUsed()).toBe(false);
    send(event);
    expect(isUsed()).toBe(true);
    expect(changed).toHaveBeenCalledOnce();
  },
);

test('counts four seconds without input as use, from the first component on', () => {
  const { isUsed, subscribe, changed } = load();
  vi.advanceTimersByTime(3000);
  subscribe(vi.fn());
  vi.advanceTimersByTime(999);
  expect(isUsed()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isUsed()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

test('notifies each component once, also when one unsubscribes at that moment', () => {
  const { subscribe, changed } = load();
  const second = vi.fn(() => leaveSecond());
  const leaveSecond = subscribe(second);
  const third = vi.fn();
  subscribe(third);
  send('keydown');
  send('keydown');
  vi.advanceTimersByTime(10_000);
  for (const each of [changed, second, third]) expect(each).toHaveBeenCalledOnce();
});

test('does not notify a component that has unsubscribed', () => {
  const { subscribe, changed, leave } = load();
  subscribe(vi.fn());
  leave();
  send('keydown');
  expect(changed).not.toHaveBeenCalled();
});

test('stays in use after a route change and listens to nothing more', () => {
  const { isUsed, subscribe, leave } = load();
  send('keydown');
  expect(isWatching()).toBe(false);
  leave();
  const next = vi.fn();
  const leaveNext = subscribe(next);
  expect(isUsed()).toBe(true);
  expect(isWatching()).toBe(false);
  leaveNext();
  expect(isUsed()).toBe(true);
});

test('listens while a component waits, and again for the component of the next page', () => {
  const { isUsed, subscribe, leave } = load();
  expect(isWatching()).toBe(true);
  leave();
  expect(isWatching()).toBe(false);
  send('keydown');
  expect(isUsed()).toBe(false);
  subscribe(vi.fn());
  send('keydown');
  expect(isUsed()).toBe(true);
});

test.each(['online', 'keydown'])('waits without a connection, until %s finds one', (event) => {
  browser.onLine = false;
  const { isUsed, changed } = load();
  send('keydown');
  vi.advanceTimersByTime(10_000);
  expect(isUsed()).toBe(false);
  expect(changed).not.toHaveBeenCalled();
  browser.onLine = true;
  send(event);
  expect(isUsed()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});
