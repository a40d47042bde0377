import { curlOf, ORIGIN } from '../curl.ts';
import { errorOf, scenariosOf } from '../errors.ts';
import { type Example, unpack } from '../read/examples.ts';
import { type Field, typeName } from '../read/fields.ts';
import type { Operation } from '../read/operation.ts';
import type { Service, Site } from '../read/site.ts';
import { roleWords, seenBy, word } from '../words.ts';
import { h, type Html, type Part } from './html.ts';
import * as parts from './parts.ts';

const { block, card, code, facts, folded, json, link, muted, provenance, separated, table, tag } = parts;

export const methodTag = (method: string): Html => tag(method.toUpperCase());
const note = (text: Part): Html => h('p', {}, text);

/** Renders one operation; its anchor is `#operationId`. */
export function operationSection(operation: Operation, service: Service, site: Site): Html {
  const { id, title, english, method, url, description, 'x-why': why } = operation;
  const signed =
    operation['x-safe-api'] && note(['签名的密钥为环境的系统令牌，由 ', code('TOKEN'), ' 给出。']);
  const part = (name: string, heading: string, ...content: readonly Part[]) => [
    h('h3', { id: `${id}.${name}` }, heading),
    ...content,
  ];
  const heading = [link(`#${id}`, id), ' ', title];
  return card(id, heading, [
    h('p', { class: 'muted', lang: 'en' }, english),
    h('p', {}, methodTag(method), ' ', code(`${ORIGIN}${url}`)),
    factsOf(operation, service),
    [description, why].map((text) => text && note(text)),
    part('request', '请求', request(operation, site)),
    part('answer', '应答数据', answer(operation, service, site)),
    part('errors', '错误码，按先后', errorTable(operation, service, site)),
    part('examples', '示例', examples(operation, service)),
    part('curl', '调用', signed, block(curlOf(operation), `${id} 的 curl`)),
  ]);
}

function factsOf(operation: Operation, { limit }: Service): Html {
  const { errors, login, 'x-spec': spec, 'x-provenance': assumed } = operation;
  const roles = errors.flatMap(({ when, role }) =>
    when === 'wrong-role' && role ? [`仅${roleWords(role)}`] : [],
  );
  // Conditions hold the Chinese text, then the English one.
  const products = errors.flatMap(({ when, condition }) =>
    when === 'wrong-product' && condition ? [condition.split(' · ')[0]!] : [],
  );
  return facts({
    出处: provenance({ spec, provenance: assumed }),
    登录: [login, ...roles].join('，'),
    产品: products.join('；'),
    读写: operation['x-effect'] === 'write' ? '写' : '读',
    内层系统: operation['x-system'] ?? '',
    签名: operation['x-safe-api'] ? ['需要 ', link('envelopes.html#signing', 'x-nonce、x-signature')] : '',
    时限: limit,
  });
}

const request = ({ id, request: tables }: Operation, site: Site): Part =>
  tables.length === 0
    ? muted('没有参数。')
    : tables.map(({ caption, fields }) => [
        h('h4', {}, caption),
        fieldTable(caption, fields, (path) => parts.fieldId(id, 'request', path), site),
      ]);

function answer({ id, answer: answered, responses }: Operation, { name }: Service, site: Site): Part {
  const { description = '' } = responses['200'] ?? {};
  if (!answered)
    return [
      description,
      '（不是 JSON）。定义见',
      link(`downloads/${name}.openapi-3.1.json`, '下载的契约'),
      '。',
    ];
  const { schema, place, fields } = answered;
  if (!schema) return muted('成功时没有业务数据，只有信封。');
  const where = place
    ? ['，位于 ', code(place), '（', link('envelopes.html', '信封与调用'), '）']
    : `：${typeName(schema)}`;
  return [
    h('p', { class: 'muted' }, description.replace(/或错误信封$/, ''), where, '。'),
    fields.length > 0 && fieldTable('应答数据', fields, (path) => parts.fieldId(id, 'answer', path), site),
  ];
}

function fieldTable(
  label: string,
  fields: readonly Field[],
  idOf: (path: string) => string,
  { enums }: Site,
): Html {
  const shared = new Set(enums.map(({ name }) => name));
  const named = (name: string) => (shared.has(name) ? link(`enums.html#${name}`, name) : name);
  const columns: parts.Columns<Field> = {
    字段: ({ name, path, depth }) => ['\u2003'.repeat(depth), h('code', { title: path }, name)],
    类型: ({ type, enumName }) => [type, enumName && [h('br'), named(enumName)]],
    必填: ({ required }) => (required ? h('b', {}, '是') : muted('否')),
    说明: ({ description, values, limits }) => [
      description,
      h('div', { class: 'muted' }, folded(values.map(valueOf), '个取值', 6)),
      h('div', { class: 'muted' }, limits),
    ],
  };
  return table(label, fields, columns, ({ path }) => ({ id: idOf(path) }));
}

const valueOf = ({ value, label }: Field['values'][number]): Part => [code(value), label && ` ${label}`];

/** Renders the error table of an operation in its order: if several rows apply, the provider returns the code of the first. */
function errorTable(operation: Operation, service: Service, { scenarios }: Site): Html {
  const rows = operation.errors.map((row) => ({ row, error: errorOf(service, operation, row) }));
  return table(`${operation.id} 的错误码`, rows, {
    顺序: (_row, index) => index + 1,
    错误码: ({ row, error }) => [
      error ? link(`errors.html#${parts.errorId(service, error)}`, code(row.code)) : code(row.code),
      row.layer && [' ', tag(word(row.layer))],
      h('div', { class: 'muted' }, error?.meaning),
    ],
    何时: ({ row: { when, silent, retryable } }) =>
      separated([word(when), silent && tag('静默'), retryable && tag('可重试')].filter(Boolean), ' '),
    条件: ({ row: { condition, role } }) => condition ?? (role && `仅${roleWords(role)}可以调用`),
    场景: ({ row }) =>
      separated(
        scenariosOf(service, operation, row, scenarios).map((name) => parts.scenario(name, scenarios)),
        h('br'),
      ),
    用户看到: ({ row, error }) => (row.silent ? '不提示' : error && seenBy(service.name, error)),
    出处: ({ row }) => provenance(row),
  });
}

/** Renders the named examples. The first request and the first success are open. A gateway request shows the content of its `reqData`. */
function examples({ requests, answers }: Operation, { errors }: Service): Part {
  const unpacked = requests.map((example) => {
    const inner = unpack(example.value);
    return inner === undefined
      ? example
      : { ...example, summary: `${example.summary}（reqData 内）`, value: inner };
  });
  const failures = answers
    .filter(({ success }) => !success)
    .map(({ code: name, layer, summary, value }) => {
      const error = errors.find((each) => [each.code, each.text].includes(name) && each.layer === layer);
      return { name, value, summary: summary || (error?.meaning ?? '') };
    });
  return h('div', { class: 'columns' }, [
    group('请求', unpacked, true),
    group(
      '成功应答',
      answers.filter(({ success }) => success),
      true,
    ),
    group('错误应答', failures, false),
  ]);
}

const group = (title: string, shown: readonly Example[], isOpen: boolean): Part =>
  shown.length > 0 &&
  h('div', {}, [
    h('h4', {}, title),
    ...shown.map(({ name, summary, value }, index) =>
      h('details', { open: isOpen && index === 0 }, [
        h('summary', {}, code(name), ` ${summary}`),
        json(value, `${title} ${name}`),
      ]),
    ),
  ]);
