import { type CatalogueEntry, catalogueOf } from '../errors.ts';
import type { Site } from '../read/site.ts';
import { seenBy, TRANSPORT, word } from '../words.ts';
import { filter, none } from './enumsPage.ts';
import { h, type Part } from './html.ts';
import type { Page } from './layout.ts';
import {
  card,
  code,
  errorId,
  folded,
  link,
  muted,
  operationLink,
  provenance,
  scenario,
  separated,
  table,
  tag,
} from './parts.ts';

/** Renders the error catalogue: code, meaning, condition, visible result, operations and scenarios. */
export function errorsPage(site: Site): Page {
  const entries = catalogueOf(site);
  const services = Object.fromEntries(site.services.map(({ name, title }) => [name, title]));
  const kinds = Object.fromEntries(entries.map(({ error: { kind } }) => [kind, word(kind)]));
  const form = filter(
    '错误码',
    entries.length,
    choice('服务', 'service', services),
    choice('类别', 'kind', kinds),
  );
  const codes = table(
    '错误码',
    entries,
    {
      错误码: ({ error }) => [code(error.code), h('div', { class: 'muted', lang: 'en' }, error.name)],
      服务: ({ service, error: { layer } }) => [
        link(`${service.name}.html`, service.title),
        layer && [h('br'), tag(word(layer))],
      ],
      含义: ({ error }) => [
        error.meaning,
        error.text && h('div', { class: 'muted' }, '或文字 ', code(error.text)),
        h('div', {}, provenance(error)),
      ],
      何时: whenOf,
      用户看到: ({ service, error }) => seenBy(service.name, error),
      接口: ({ service, uses }) =>
        folded(
          uses.map(({ operation }) => link(operationLink(service, operation), operation.id)),
          '个接口',
        ),
      场景: ({ scenarios }) =>
        folded(
          scenarios.map((name) => scenario(name, site.scenarios)),
          '个场景',
        ),
    },
    ({ service, error }) => ({
      ...{ id: errorId(service, error), 'data-service': service.name, 'data-kind': error.kind },
    }),
  );
  return {
    name: 'errors',
    title: '错误码',
    lead: '同一个码在不同服务、不同层可以有不同的含义，所以各占一行。',
    body: [form, h('section', { class: 'rows' }, codes, none('错误码')), transport(site)],
  };
}

const choice = (label: string, name: string, options: Readonly<Record<string, string>>) =>
  h('label', {}, `${label} `, [
    h('select', { name }, [
      h('option', { value: '' }, '全部'),
      ...Object.entries(options).map(([value, text]) => h('option', { value }, text)),
    ]),
  ]);

function whenOf({ uses, error }: CatalogueEntry): Part {
  const whens = new Set(uses.map(({ row }) => word(row.when)));
  const conditions = new Set(uses.flatMap(({ row }) => row.condition ?? []));
  return [
    whens.size > 0 ? separated([...whens]) : muted(`${word(error.kind)}；没有接口列出`),
    [...conditions].map((condition) => h('div', { class: 'muted' }, condition)),
  ];
}

/** Renders the failures outside the envelopes, grouped by services that handle a case the same way. */
function transport({ services }: Site): Part {
  const called = services.filter(({ envelope }) => envelope !== 'none');
  const rows = Object.entries(TRANSPORT).map(([label, failure]) => ({
    label,
    seen: [...Map.groupBy(called, ({ name }) => seenBy(name, failure))],
  }));
  const words = (seen: string, alike: typeof called) =>
    h(
      'div',
      {},
      seen,
      alike.length < called.length && muted(`（${alike.map(({ title }) => title).join('、')}）`),
    );
  const columns = {
    情形: ({ label }: (typeof rows)[number]) => label,
    用户看到: ({ seen }: (typeof rows)[number]) => seen.map(([text, alike]) => words(text, alike)),
  };
  return card('transport', '信封之外的失败', table('信封之外的失败', rows, columns));
}
