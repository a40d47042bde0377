import { execFileSync } from 'node:child_process';
import { expect, inject, test } from 'vitest';

test('serves the documentation site under /_sim/docs, and 404 for a missing page', async () => {
  execFileSync(process.execPath, ['tools/docs/index.ts']);
  const index = await fetch(`${inject('origin')}/_sim/docs`);
  expect(index.url).toMatch(/\/_sim\/docs\/index\.html$/);
  expect(await index.text()).toContain('网关服务');
  const missing = await fetch(`${inject('origin')}/_sim/docs/nothing.html`);
  expect(missing.status).toBe(404);
});
