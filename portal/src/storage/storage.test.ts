import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './channel.ts';
import { kept, keptInTab } from './storage.ts';

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

function fakeStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}

/** Stubs the global of that name: a storage, or a getter that throws. */
function stub(name: string, get: () => Storage): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, get });
  afterEach(() => {
    if (before === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, before);
  });
}

const full = (): Storage => Object.assign(fakeStorage(), { setItem: refuse });
const stores = [
  ['localStorage', kept],
  ['sessionStorage', keptInTab],
] as const;

test.each(
  stores.flatMap(([name, store]) => [
    { name, store, state: 'open', storage: fakeStorage },
    { name, store, state: 'full', storage: full },
    { name, store, state: 'blocked', storage: refuse },
  ]),
)(
  'stores, lists and removes a value while $name is $state',
  { tags: ['out-storage-blocked'] },
  ({ name, store, storage }) => {
    const stubbed = storage === refuse ? undefined : storage();
    stub(name, () => stubbed ?? refuse());
    store.setItem('a', '1');
    store.setItem('a', '2');
    expect(store.getItem('a')).toBe('2');
    expect(Array.from({ length: store.length }, (_, index) => store.key(index))).toEqual(['a']);
    store.removeItem('a');
    expect(store.getItem('a')).toBeNull();
    expect(store.length).toBe(0);
  },
);

test('returns no channel in a browser that refuses them', () => {
  vi.stubGlobal('BroadcastChannel', refuse);
  expect(openChannel('a')).toBeUndefined();
});
