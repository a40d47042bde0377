import { expect, test } from 'vitest';
import { findEntries } from './client/match.ts';
import { errorOf } from './errors.ts';
import { siteFiles } from './pages.ts';
import { readSite } from './read/site.ts';
import { scenario } from './render/parts.ts';
import { searchIndex } from './searchIndex.ts';

/** Tests the whole site, rendered from the current contracts. */

const site = await readSite(`${import.meta.dirname}/../..`);
const files = siteFiles(site);
const index = searchIndex(site);
const pages = [...files].filter(([name]) => name.endsWith('.html'));
const valuesOf = (text: string, name: RegExp) =>
  [...text.matchAll(name)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
const ids = new Map(pages.map(([name, text]) => [name, valuesOf(text, / id="([^"]+)"/g)]));
/** Returns whether a link target exists. @param from the page with the link */
const leads = (target: string, from: string) => {
  const [path = '', hash] = target.split('#');
  const file = path.split('?')[0] || from;
  const isThere = files.has(file) || ['markdown.css', 'site.css', 'site.js', 'logo.svg'].includes(file);
  return isThere && (hash === undefined || ids.get(file)!.includes(hash));
};

test.each(pages)('has a target for every link of %s', (name, text) => {
  const lost = valuesOf(text, / (?:href|src)="([^"]+)"/g).filter((target) => !leads(target, name));
  expect(lost).toEqual([]);
});

test.each(pages)('%s has no id twice, no inline script and no inline style', (name, text) => {
  expect(new Set(ids.get(name)).size).toBe(ids.get(name)!.length);
  expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style="| on[a-z]+="/);
});

test('every entry of the search index links to an existing place', () => {
  expect(index.length).toBeGreaterThan(500);
  expect(index.filter(([, , , url]) => !leads(url, ''))).toEqual([]);
});

test.each([
  ['an operation by its name', 'queryCouponInfo 标准', 'standard.html#queryCouponInfo'],
  [
    'an operation by its path',
    '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo',
    'standard.html#queryCouponInfo',
  ],
  [
    'an operation by Chinese words in any order',
    '暂定服务 查询额度详情',
    'provisional.html#queryQuotaDetail',
  ],
  [
    'a field',
    'requiredAccessTypeInfoList',
    'standard.html#queryUserAccessQualification.request.requiredAccessTypeInfoList',
  ],
  ['a code in lower case', 'e1200009 标准', 'errors.html#standard-E1200009'],
  ['a code by its meaning', '会话已退出', 'errors.html#gateway-outer-801'],
  ['an enumeration', 'BillStatus', 'enums.html#BillStatus'],
  ['a value by its label', '5002 已逾期', 'enums.html#BillStatus.5002'],
])('search finds %s', (_what, query, url) => {
  expect(findEntries(index, query)[0]?.[3]).toBe(url);
});

test('search needs every word, and finds nothing for an empty query', () => {
  expect(findEntries(index, 'queryCouponInfo 没有这个词')).toEqual([]);
  expect(findEntries(index, '  ')).toEqual([]);
});

test.each(site.services.map((service) => [service.name, service] as const))(
  '%s has an anchor for each operation and code, and both downloads',
  (name, { operations, errors, version }) => {
    expect(ids.get(`${name}.html`)).toEqual(expect.arrayContaining(operations.map(({ id }) => id)));
    const places = errors.map(({ code, layer }) => [name, ...(layer ? [layer] : []), code].join('-'));
    expect(ids.get('errors.html')).toEqual(expect.arrayContaining(places));
    for (const form of ['3.1', '3.0']) {
      const openapi: unknown = expect.stringContaining(`${form}.`);
      const contract: unknown = JSON.parse(files.get(`downloads/${name}.openapi-${form}.json`)!);
      expect(contract).toMatchObject({ openapi, info: { version } });
    }
  },
);

test('every row of an error table names a code of its service', () => {
  const rows = site.services.flatMap((service) =>
    service.operations.flatMap((operation) =>
      operation.errors.map((row) => [operation.id, row, errorOf(service, operation, row)]),
    ),
  );
  expect(rows.filter(([, , error]) => error === undefined)).toEqual([]);
});

/** Returns the rows of an operation's error table, without its head. @param page file name, such as `standard.html` */
const errorRows = (page: string, id: string) => {
  const table = files.get(page)!.split(`${id} 的错误码`)[1]!.split('</table>')[0]!;
  const [_label, _head, ...rows] = table.split('<tr>');
  return rows;
};

test('lists error rows in the order of precedence, with code, meaning, source and scenario', () => {
  const rows = errorRows('standard.html', 'queryUserAccessQualification');
  expect(rows[0]).toMatch(/>1<[^]*errors\.html#standard-0000006[^]*未登录[^]*规范 1 §8/);
  expect(rows[2]).toMatch(/>3<[^]*E1200009[^]*data-visit="\/front\/[^"]*[?&;]scenario=std-e1200009"/);
  expect(rows.at(-1)).toMatch(/9999999[^]*系统故障/);
});

test('names the layer of each error row of the gateway', () => {
  expect(errorRows('gateway.html', 'drawCouponsStdjc').join('')).toMatch(
    /#gateway-outer-801[^]*外层[^]*会话已退出[^]*#gateway-STD-[^]*内层/,
  );
});

test('marks a silent row and says that the user sees nothing', () => {
  const all = pages.map(([, text]) => text).join('');
  expect(all).toMatch(/静默(?:(?!<tr>)[^])*不提示/);
});

test('renders an unknown scenario as plain text', () => {
  expect(scenario('later', site.scenarios).text).toBe('<span class="scenario">later</span>');
});

test('shows no token in an example of the provisional service', () => {
  const text = files.get('provisional.html')!;
  expect(text).toContain('smsToken');
  expect(text.match(/smsToken(&quot;|")\s*:\s*(?!.{0,40}\*\*\*).{0,60}/g) ?? []).toEqual([]);
  // Beginnings of the tokens in the contract's examples.
  expect(text).not.toMatch(/DXSIGN_LINK|DX7f1c/);
});
