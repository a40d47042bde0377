import type { Site } from '../read/site.ts';
import { h, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { operationFields } from './operationFields.ts';
import { card, code, folded, link, provenance, table } from './parts.ts';

export function enumsPage({ enums, services }: Site): Page {
  const uses = Map.groupBy(operationFields(services), ({ field }) => field.enumName);
  const sections = enums.map(({ name, description, spec, ...values }) => {
    const links = (uses.get(name) ?? []).map(({ label, url }) => link(url, label));
    const rows = values.enum.map((value, index) => ({ value: String(value), index }));
    const columns = {
      值: ({ value }: { value: string }) => code(value),
      名字: ({ index }: { index: number }) => values['x-enum-varnames']?.[index],
      含义: ({ index }: { index: number }) => values['x-enum-descriptions']?.[index],
    };
    return card(name, link(`#${name}`, name), [
      h('p', {}, description, ' ', provenance({ spec })),
      table(name, rows, columns, ({ value }) => ({ id: `${name}.${value}` })),
      h('p', { class: 'muted' }, links.length > 0 ? ['用于 ', folded(links, '个字段')] : '还没有接口使用。'),
    ]);
  });
  return {
    name: 'enums',
    title: '枚举',
    lead: '多个接口共用的取值；代码里的名字与 generated/shared/enums.ts 相同。',
    body: [filter('枚举', enums.length), h('div', { class: 'rows' }, sections), none('枚举')],
  };
}

/** Renders a form that hides the items without the typed words (client/filter.ts). @param choices further select fields */
export const filter = (thing: string, count: number, ...choices: readonly Html[]): Html =>
  h('form', { 'data-filter': true, role: 'search', 'aria-label': `筛选${thing}` }, [
    h('label', {}, '包含 ', h('input', { type: 'search', name: 'q', autocomplete: 'off' })),
    ...choices,
    h('span', { class: 'muted', role: 'status' }, h('span', { 'data-shown': true }, count), ` 个${thing}`),
  ]);

/** Renders the message that the filter shows if it hides all items. */
export const none = (thing: string): Html =>
  h('p', { class: 'muted', 'data-none': true, hidden: true }, `没有符合的${thing}。`);
