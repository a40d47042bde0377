import type { Scenario } from '../read/scenarios.ts';
import type { Service, ServiceError } from '../read/site.ts';
import { h, type Html, type Part } from './html.ts';

type Named = Pick<Service, 'name'>;

/** Returns the address of an operation. All pages are in one folder, so that links also work from the file system. */
export const operationLink = ({ name }: Named, { id }: { readonly id: string }): string =>
  `${name}.html#${id}`;

export const errorId = ({ name }: Named, { code, layer }: Pick<ServiceError, 'code' | 'layer'>): string =>
  [name, ...(layer ? [layer] : []), code].join('-');

/** Returns the id of a field's row, such as `queryBillList.answer.list.billNo`. */
export const fieldId = (operation: string, part: 'request' | 'answer', path: string): string =>
  `${operation}.${part}.${path.replaceAll('[]', '')}`;

export const link = (href: string, ...content: readonly Part[]): Html => h('a', { href }, ...content);
export const code = (text: string): Html => h('code', {}, text);
export const muted = (...content: readonly Part[]): Html => h('span', { class: 'muted' }, ...content);
export const tag = (text: string): Html => h('span', { class: 'tag' }, text);
export const separated = (items: readonly Part[], between: Part = '、'): Part =>
  items.map((item, index) => [index > 0 && between, item]);

export const card = (id: string, title: Part, ...content: readonly Part[]): Html =>
  h('section', { id, 'aria-labelledby': `${id}.title` }, [h('h2', { id: `${id}.title` }, title), ...content]);

export type Columns<Row> = Readonly<Record<string, (row: Row, index: number) => Part>>;

/** Renders a table in its own box, so that on a phone the box scrolls and not the page. Numbers are right-aligned. */
export function table<Row>(
  label: string,
  rows: readonly Row[],
  columns: Columns<Row>,
  attributes: (row: Row) => Parameters<typeof h>[1] = () => ({}),
): Html {
  const cell = (content: Part) => h('td', { class: typeof content === 'number' && 'figure' }, content);
  const head = Object.keys(columns).map((name) => h('th', { scope: 'col' }, name));
  const body = rows.map((row, index) =>
    h('tr', attributes(row), ...Object.values(columns).map((column) => cell(column(row, index)))),
  );
  return h('div', { class: 'table', role: 'group', 'aria-label': label, tabindex: 0 }, [
    h('table', {}, [h('thead', {}, h('tr', {}, head)), h('tbody', {}, body)]),
  ]);
}

/** Renders terms with their descriptions, without those that have no description. */
export const facts = (entries: Readonly<Record<string, Part>>): Html =>
  h('dl', { class: 'facts' }, [
    ...Object.entries(entries).map(
      ([term, description]) =>
        description !== '' &&
        description !== false &&
        h('div', {}, [h('dt', {}, term), h('dd', {}, description)]),
    ),
  ]);

/** Renders a block of text with a button that copies it. */
export const block = (text: string, label: string): Html =>
  h('div', { class: 'block' }, [
    h('button', { class: 'copy', type: 'button', 'aria-label': `复制${label}` }, '复制'),
    h('pre', { tabindex: 0, 'aria-label': label }, code(text)),
  ]);

export const json = (value: unknown, label: string): Html =>
  block(JSON.stringify(value, undefined, 2), label);

/** Renders the source of a statement: a section of the specification, or our own decision. */
export function provenance({ spec, provenance: assumed }: Pick<ServiceError, 'spec' | 'provenance'>): Part {
  if (spec && !assumed) return muted(`规范 ${spec}`);
  return [tag('约定'), spec && [' ', muted(`参照规范 ${spec}`)]];
}

/** Renders a list; one with more than `shown` items is folded behind their number. */
export const folded = (items: readonly Part[], unit: string, shown = 3): Part =>
  items.length <= shown
    ? separated(items)
    : h('details', {}, [h('summary', {}, `${items.length} ${unit}`), separated(items)]);

/** Renders the name of a scenario: plain text on disk, a link into the portal if the simulator serves the page (client/main.ts). */
export function scenario(name: string, scenarios: ReadonlyMap<string, Scenario>): Html {
  const { visit, title } = scenarios.get(name) ?? {};
  const [path = '', hash] = visit?.split('#') ?? [];
  const target = `/front${path}${path.includes('?') ? '&' : '?'}scenario=${encodeURIComponent(name)}`;
  const opened = visit && `${target}${hash === undefined ? '' : `#${hash}`}`;
  return h('span', { class: 'scenario', 'data-visit': opened, title }, name);
}
