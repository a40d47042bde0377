import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notBuilt } from './notBuilt.ts';

let checkout: string;
beforeEach(() => void (checkout = mkdtempSync(join(tmpdir(), 'checkout-'))));
afterEach(() => rmSync(checkout, { recursive: true }));

function build(dist: string): void {
  mkdirSync(join(checkout, dist), { recursive: true });
  writeFileSync(join(checkout, dist, 'index.html'), '');
}

test('names the missing pages and the command that builds them', () => {
  expect(notBuilt(checkout)).toMatch(/the portal \(portal\/dist\) and the console .*`npm run build`/);
  build('portal/dist');
  expect(notBuilt(checkout)).toMatch(
    /^not built: the console \(simulator\/console\/dist\);.*`npm run build`/,
  );
});

test('reports nothing if both are built', () => {
  build('portal/dist');
  build('simulator/console/dist');
  expect(notBuilt(checkout)).toBeUndefined();
});
