import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { services } from '#generated/services.ts';
import { bundleFile } from '#tools/contract/bundles.ts';

interface Source {
  file: string;
  line: number;
  errors: { code: string; file: string; line: number }[];
}

const sources = (service: string): Record<string, Source> =>
  JSON.parse(readFileSync(bundleFile(service, 'sources.json'), 'utf8'));
const lineOf = ({ file, line }: { file: string; line: number }): string =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').split('\n')[line - 1] ?? '';

test.each(Object.keys(services))('%s: finds every operation and error row at its line', (service) => {
  for (const [id, source] of Object.entries(sources(service))) {
    expect(lineOf(source), id).toContain(`operationId: ${id}`);
    for (const row of source.errors) expect(lineOf(row), `${id} ${row.code}`).toContain(row.code);
  }
});

test('finds rows of the whole service in its openapi.yaml', () => {
  expect(sources('standard')['queryCouponInfo']?.errors[0]).toMatchObject({
    code: '0000006',
    file: 'openapi/standard/openapi.yaml',
  });
});
