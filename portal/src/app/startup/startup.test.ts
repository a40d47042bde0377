import { expect, test, vi } from 'vitest';
import { isAssetFailure } from './assetFailure.ts';
import { startAar2 } from './startAar2.ts';
import { globalError } from './startupErrors.ts';

test('reports a script that throws at its start', { tags: ['startup-aar2-init'] }, async () => {
  const report = vi.fn();
  const init = () => {
    throw new Error('refused');
  };
  await startAar2({ load: () => Promise.resolve(), init }, report);
  expect(report).toHaveBeenCalledExactlyOnceWith({
    code: 'AAR2_INIT_ERROR',
    message: 'AAR2初始化失败',
    level: 2,
  });
});

test('does not start a script that cannot load', { tags: ['startup-aar2-load'] }, async () => {
  const report = vi.fn();
  const init = vi.fn();
  await startAar2({ load: () => Promise.reject(new Error('404')), init }, report);
  expect(report).toHaveBeenCalledExactlyOnceWith({
    code: 'AAR2_LOAD_ERROR',
    message: 'AAR2加载失败',
    level: 2,
  });
  expect(init).not.toHaveBeenCalled();
});

test('reports nothing for a working script', async () => {
  const report = vi.fn();
  const init = vi.fn();
  await startAar2({ load: () => Promise.resolve(), init }, report);
  expect(init).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});

test('reports a serialised error event at level 3', { tags: ['startup-global-error'] }, () => {
  const error = new TypeError('x is undefined');
  const event = { message: 'Uncaught TypeError', filename: '/front/a.js', lineno: 3, colno: 7, error };
  const reported = globalError(event);
  expect(reported).toMatchObject({ code: 'GLOBAL_ERROR', level: 3 });
  expect(JSON.parse(reported.message)).toEqual({
    message: 'Uncaught TypeError',
    filename: '/front/a.js',
    lineno: 3,
    colno: 7,
    stack: error.stack,
  });
});

test.each([
  ["Uncaught SyntaxError: Unexpected token '<'", '/front/fingerprint.js', true],
  ["Uncaught SyntaxError: Unexpected token '<'", '/front/assets/index-1a.css?v=2', true],
  ['Uncaught SyntaxError: Unexpected token <', '/front/a.js', true],
  ['Uncaught TypeError: x is undefined', '/front/a.js', false],
  ["Uncaught SyntaxError: Unexpected token '}'", '/front/a.js', false],
  ["Uncaught SyntaxError: Unexpected token '<'", '/front/company/index', false],
])(
  'classifies %s in %s as asset failure %s',
  { tags: ['asset-fail-only-unexpected-token'] },
  (message, filename, expected) => {
    expect(isAssetFailure({ message, filename })).toBe(expected);
  },
);
