import { afterEach, expect, test } from 'vitest';
import { mapOwnFramesOnly } from './ownFrames.ts';

const { prepareStackTrace } = Error;
afterEach(() => {
  Error.prepareStackTrace = prepareStackTrace;
});

/** Formats a stack as Playwright does, and marks each frame that it maps. */
const playwrights = ({ name, message }: Error, frames: readonly NodeJS.CallSite[]): string =>
  [`${name || 'Error'}: ${message}`, ...frames.map((frame) => `    at mapped ${String(frame)}`)].join('\n');

const frame = (text: string, file?: string) =>
  ({ getFileName: () => file, toString: () => text }) as NodeJS.CallSite;

const library = frame('async click (/r/node_modules/playwright/x.js:1:1)', '/r/node_modules/playwright/x.js');
const module = frame('file:///r/node_modules/zod/y.js:2:2', 'file:///r/node_modules/zod/y.js');
const node = frame('timers (node:internal/timers:3:3)', 'node:internal/timers');
const own = frame('pay (/r/tests/e2e/pay.spec.ts:4:4)', '/r/tests/e2e/pay.spec.ts');
const nowhere = frame('async Promise.all (index 0)');

test.each([
  ['maps our own frames', [own], ['mapped pay (/r/tests/e2e/pay.spec.ts:4:4)']],
  ['maps frames without a file', [nowhere], ['mapped async Promise.all (index 0)']],
  [
    'leaves frames of libraries and Node, written without `async`',
    [library, module, own, node],
    [
      'click (/r/node_modules/playwright/x.js:1:1)',
      'file:///r/node_modules/zod/y.js:2:2',
      'mapped pay (/r/tests/e2e/pay.spec.ts:4:4)',
      'timers (node:internal/timers:3:3)',
    ],
  ],
  ['writes a stack without frames', [], []],
])('%s, below the name and the whole message', (_what, frames, lines) => {
  Error.prepareStackTrace = playwrights;
  mapOwnFramesOnly();
  const stack: unknown = Error.prepareStackTrace(new TypeError('one\ntwo'), frames);
  expect(stack).toBe(['TypeError: one\ntwo', ...lines.map((line) => `    at ${line}`)].join('\n'));
});

test('changes no stack in a process that maps none', () => {
  Object.assign(Error, { prepareStackTrace: undefined });
  mapOwnFramesOnly();
  expect(Error.prepareStackTrace).toBeUndefined();
});
