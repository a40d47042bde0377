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
/** Sends an input, and lets the time pass after which it counts. */
function act(event: string): void {
  send(event);
  vi.advanceTimersByTime(1500);
}

const isWatching = (): boolean => listening.size > 0 || vi.getTimerCount() > 0;

/** Starts a page load with one component that waits for the first use. */
function load() {
  const { isUsed, subscribe } = firstUse();
  const changed = vi.fn();
  return { isUsed, subscribe, changed, leave: subscribe(changed) };
}

test.each(['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'touchstart'])(
  'counts %s as use after a second and a half',
  (event) => {
    const { isUsed, changed } = load();
    expect(isUsed()).toBe(false);
    send(event);
    vi.advanceTimersByTime(1499);
    expect(isUsed()).toBe(false);
    // Further input does not put it off.
    send(event);
    vi.advanceTimersByTime(1);
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
  act('keydown');
  act('keydown');
  vi.advanceTimersByTime(10_000);
  for (const each of [changed, second, third]) expect(each).toHaveBeenCalledOnce();
});

test('does not notify a component that has unsubscribed', () => {
  const { subscribe, changed, leave } = load();
  subscribe(vi.fn());
  leave();
  act('keydown');
  expect(changed).not.toHaveBeenCalled();
});

test('stays in use after a route change and listens to nothing more', () => {
  const { isUsed, subscribe, leave } = load();
  act('keydown');
  expect(isWatching()).toBe(false);
  leave();
  const next = vi.fn();
  const leaveNext = subscribe(next);
  expect(isUsed()).toBe(true);
  expect(isWatching()).toBe(false);
  leaveNext();
  expect(isUsed()).toBe(true);
});

test('counts the input that opens the next page for that page', () => {
  const { isUsed, subscribe, leave } = load();
  send('click');
  leave();
  subscribe(vi.fn());
  vi.advanceTimersByTime(1500);
  expect(isUsed()).toBe(true);
});

test('listens while a component waits, and again for the component of the next page', () => {
  const { isUsed, subscribe, leave } = load();
  expect(isWatching()).toBe(true);
  leave();
  expect(isWatching()).toBe(false);
  act('keydown');
  expect(isUsed()).toBe(false);
  subscribe(vi.fn());
  act('keydown');
  expect(isUsed()).toBe(true);
});

test.each(['online', 'keydown'])('waits without a connection, until %s finds one', (event) => {
  browser.onLine = false;
  const { isUsed, changed } = load();
  act('keydown');
  vi.advanceTimersByTime(10_000);
  expect(isUsed()).toBe(false);
  expect(changed).not.toHaveBeenCalled();
  browser.onLine = true;
  act(event);
  expect(isUsed()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});
