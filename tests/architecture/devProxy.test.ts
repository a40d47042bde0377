import { expect, test } from 'vitest';
import { operations } from '#generated/catalogue.ts';
import { services } from '#generated/services.ts';
import config from '../../portal/vite.config.ts';

test('npm run dev forwards every operation to the provider, but no portal page', () => {
  const passed = Object.keys(config.server?.proxy ?? {});
  const isPassed = (url: string) => passed.some((path) => url.startsWith(path));
  const urls = Object.values(services).flatMap(({ name, base }) =>
    Object.values(operations[name]).map(({ path }) => base + path),
  );
  expect(urls.filter((url) => !isPassed(url))).toEqual([]);
  expect(isPassed('/front/company/index')).toBe(false);
});
