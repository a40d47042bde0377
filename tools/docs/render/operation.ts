import { curlOf, ORIGIN } from '../curl.ts';
import { downloadPath, fieldId } from '../links.ts';
import type { Operation, Service, Site } from '../model.ts';
import { answerFields } from '../operationFields.ts';
import { requestParts } from '../requestParts.ts';
import { dataOf } from '../schema/data.ts';
import { typeName } from '../schema/fields.ts';
import { roleWords } from '../words/errors.ts';
import { errorTable } from './errorTable.ts';
import { examplesOf } from './examples.ts';
import { fieldTable } from './fieldTable.ts';
import { html, type Html } from './html.ts';
import { block, provenance } from './parts.ts';

/** One operation, found at `#operationId`. */
export function operationSection(operation: Operation, service: Service, site: Site): Html {
  const { id, title, english, method, url, description, why } = operation;
  return html`<section class="card operation" id="${id}" aria-labelledby="${id}.title">
    <h2 id="${id}.title"><a class="anchor" href="#${id}">${id}</a> <span>${title}</span></h2>
    <p class="english" lang="en">${english}</p>
    <div class="url">
      <span class="method ${method}">${method.toUpperCase()}</span
      ><code><span class="origin" data-origin>${ORIGIN}</span>${url}</code>
    </div>
    ${facts(operation, service)} ${description && html`<p class="note">${description}</p>`}
    ${why && html`<p class="note">${why}</p>`}
    <h3 id="${fieldId(id, 'request', '')}">请求</h3>
    ${request(operation, site)}
    <h3 id="${fieldId(id, 'answer', '')}">应答数据</h3>
    ${answer(operation, service, site)}
    <h3 id="${id}.errors">错误码，按先后</h3>
    ${errorTable(operation, service, site)}
    <h3 id="${id}.examples">示例</h3>
    ${examplesOf(operation, service)}
    <h3 id="${id}.curl">调用</h3>
    ${operation.signed && html`<p class="note">签名的密钥为环境的系统令牌，由 <code>TOKEN</code> 给出。</p>`}
    ${block(curlOf(operation), `${id} 的 curl`)}
  </section>`;
}

/** Descriptions are Chinese, then English. */
const chinese = (text: string): string => text.split(' · ')[0]!;

const LOGIN = { required: '需要登录', optional: '登录与否均可', none: '不需要登录' } as const;

function facts(operation: Operation, service: Service): Html {
  const { effect, system, login, signed, errors } = operation;
  const roles = errors.flatMap(({ when, role }) =>
    when === 'wrong-role' && role ? [`仅${roleWords(role)}`] : [],
  );
  const products = errors.flatMap(({ when, condition }) =>
    when === 'wrong-product' && condition ? [chinese(condition)] : [],
  );
  const entries: (readonly [string, Html | string | false])[] = [
    ['出处', provenance(operation)],
    ['登录', [LOGIN[login], ...roles].join('，')],
    ['产品', products.join('；')],
    ['读写', effect === 'write' ? '写' : '读'],
    ['内层系统', system ?? ''],
    ['签名', signed && html`需要 <a href="envelopes.html#signing">x-nonce、x-signature</a>`],
    ['时限', service.envelope.timeLimit ? `${service.envelope.timeLimit / 1000} 秒` : ''],
  ];
  return html`<dl class="facts">
    ${entries.map(
      ([term, value]) =>
        value &&
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function request(operation: Operation, { enums }: Site): Html {
  const parts = requestParts(operation);
  if (parts.length === 0) return html`<p class="muted">没有参数。</p>`;
  const names = new Set(enums.map(({ name }) => name));
  return html`${parts.map(
    ({ caption, fields }) =>
      html`<h4>${caption}</h4>
        ${fieldTable(fields, { operationId: operation.id, part: 'request', label: caption, enums: names })}`,
  )}`;
}

/** The data inside the envelope; the envelope itself is explained once, on its own page. */
function answer(operation: Operation, service: Service, { enums }: Site): Html {
  const { id, answer: schema, answerDescription, system } = operation;
  if (!schema)
    return html`<p>
      ${answerDescription}（不是 JSON）。定义见<a href="${downloadPath(service, '3.1')}">下载的契约</a>。
    </p>`;
  const data = dataOf(schema, service.envelope, system);
  if (!data) return html`<p class="muted">成功时没有业务数据，只有信封。</p>`;
  const place =
    data.path.length > 0
      ? html`，位于 <code>${data.path.join('.')}</code>（<a href="envelopes.html">信封与调用</a>）`
      : html`：${typeName(data.schema)}`;
  const fields = answerFields(operation, service);
  const names = new Set(enums.map(({ name }) => name));
  return html`<p class="muted">${answerDescription.replace(/或错误信封$/, '')}${place}。</p>
    ${fields.length > 0 && fieldTable(fields, { operationId: id, part: 'answer', label: '应答数据', enums: names })}`;
}
