import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorOf } from './catalogue.ts';
import { siteFiles } from './pages.ts';
import { readSite } from './read/site.ts';

/** The whole site from the contracts as they are. */
const site = await readSite(fileURLToPath(new URL('../..', import.meta.url)));
const files = siteFiles(site);
const pages = [...files].filter(([name]) => name.endsWith('.html'));
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const ids = new Map(pages.map(([name, text]) => [name, new Set(idsOf(text))]));
const ASSETS = ['site.css', 'site.js', 'logo.svg'];

test.each(pages)('every link of %s leads somewhere', (name, text) => {
  const targets = [...text.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  );
  const lost = targets.filter((target) => {
    const [path = '', hash] = target.split('#');
    const file = path.split('?')[0] || name;
    if (ASSETS.includes(file)) return false;
    return !files.has(file) || (hash !== undefined && !ids.get(file)?.has(hash));
  });
  expect([...new Set(lost)]).toEqual([]);
});

test.each(pages)('%s has no id twice, no inline script and no inline style', (_name, text) => {
  const all = idsOf(text);
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style="| on[a-z]+="/);
});

test('everything that search finds is there', () => {
  const urls = [...files.get('search-index.js')!.matchAll(/"([a-z-]+\.html#[^"]+)"/g)].map(([, url]) => url!);
  const lost = urls.filter((url) => !ids.get(url.split('#')[0]!)?.has(url.split('#')[1]!));
  expect(urls.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test.each(site.services.map((service) => [service.name, service] as const))(
  '%s: every operation and code has its place',
  (name, { operations, errors }) => {
    expect(operations.filter(({ id }) => !ids.get(`${name}.html`)?.has(id))).toEqual([]);
    expect(
      errors.filter(
        ({ code, layer }) => !ids.get('errors.html')?.has([name, ...(layer ? [layer] : []), code].join('-')),
      ),
    ).toEqual([]);
  },
);

test.each(site.services.map((service) => [service.name, service] as const))(
  '%s is downloadable in both forms, with its version',
  (name, { version }) => {
    const open = (form: string): unknown => JSON.parse(files.get(`downloads/${name}.openapi-${form}.json`)!);
    expect(open('3.1')).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      info: { version },
    });
    expect(open('3.0')).toMatchObject({
      openapi: expect.stringMatching(/^3\.0/),
      info: { version },
    });
  },
);

test('every row of an error table means a code that its service explains', () => {
  const lost = site.services.flatMap((service) =>
    service.operations.flatMap((operation) =>
      operation.errors
        .filter((row) => !errorOf(service, operation, row))
        .map(({ code, layer = '' }) => `${service.name}.${operation.id} ${layer} ${code}`),
    ),
  );
  expect(lost).toEqual([]);
});

test('no example of what authenticates is on any page', () => {
  const text = files.get('provisional.html') ?? '';
  expect(text).toContain('smsToken');
  expect(text.match(/smsToken(&quot;|")\s*:\s*(?!.{0,40}\*\*\*).{0,60}/g) ?? []).toEqual([]);
  expect(text).not.toMatch(/DXSIGN_LINK|DX7f1c/);
});
