import { expect, test, vi } from 'vitest';

test('reports a print from its beginning to its end, also if the last component leaves during it', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const { printing } = await import('./usePrinting.ts');
  expect(printing.snapshot()).toBe(false);
  const leave = printing.subscribe(() => undefined);
  page.dispatchEvent(new Event('beforeprint'));
  leave();
  expect(printing.snapshot()).toBe(true);
  page.dispatchEvent(new Event('afterprint'));
  expect(printing.snapshot()).toBe(false);
});
