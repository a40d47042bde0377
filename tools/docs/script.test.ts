import { expect, test } from 'vitest';
import { joinModules } from './script.ts';

test('modules become one script that keeps its names to itself', () => {
  const script = joinModules([
    'export function double(n) {\n  return n * 2;\n}\n',
    "import { double } from './double.js';\n\nresult.value = double(21);\n",
  ]);
  const result: { value?: number } = {};
  new Function('result', script)(result);
  expect(result.value).toBe(42);
  expect(script).not.toMatch(/^(import|export) /m);
});
