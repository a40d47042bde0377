import { catalogueOf, type CatalogueEntry } from '../catalogue.ts';
import { errorId, operationLink, pageOf } from '../links.ts';
import type { Site } from '../model.ts';
import { KIND, LAYER, WHEN, word } from '../words/errors.ts';
import { transportRows } from '../words/transport.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { folded, provenance, scenario, table } from './parts.ts';

/** The error catalogue: code → meaning → when → what the user sees → operations → scenarios. */
export function errorsPage(site: Site): Page {
  const entries = catalogueOf(site);
  const body = html`${filter(entries, site)}
    <section class="card" aria-label="错误码">
      ${table(
        ['错误码', '服务', '含义', '何时', '用户看到', '接口', '场景'],
        entries.map((entry) => row(entry, site)),
        '错误码',
      )}
      <p class="muted" data-none hidden>没有符合的错误码。</p>
    </section>
    ${transport(site)}`;
  return {
    file: 'errors.html',
    title: '错误码',
    lead: '同一个码在不同服务、不同层可以有不同的含义，所以各占一行。',
    body,
  };
}

function filter(entries: readonly CatalogueEntry[], { services }: Site): Html {
  const kinds = [...new Set(entries.map(({ error }) => error.kind))];
  return html`<form class="filter card" data-filter role="search" aria-label="筛选错误码">
    <label>包含 <input type="search" name="q" autocomplete="off" /></label>
    <label
      >服务
      <select name="service">
        <option value="">全部</option>
        ${services.map(({ name, title }) => html`<option value="${name}">${title}</option>`)}
      </select></label
    >
    <label
      >类别
      <select name="kind">
        <option value="">全部</option>
        ${kinds.map((kind) => html`<option value="${kind}">${word(KIND, kind)}</option>`)}
      </select></label
    >
    <span class="muted" role="status"><span data-shown>${entries.length}</span> 个错误码</span>
  </form>`;
}

function row({ service, error, seen, uses, scenarios }: CatalogueEntry, site: Site): Html {
  const whens = [...new Set(uses.map(({ row: use }) => word(WHEN, use.when)))];
  const conditions = [...new Set(uses.flatMap(({ row: use }) => (use.condition ? [use.condition] : [])))];
  const operations = uses.map(
    ({ operation }) => html`<a href="${operationLink(service, operation)}">${operation.id}</a>`,
  );
  return html`<tr id="${errorId(service, error)}" data-service="${service.name}" data-kind="${error.kind}">
    <td class="code">
      <code>${error.code}</code>
      <div class="muted" lang="en">${error.name}</div>
    </td>
    <td>
      <a href="${pageOf(service)}">${service.title}</a
      >${error.layer && html`<br /><span class="tag">${word(LAYER, error.layer)}</span>`}
    </td>
    <td>
      ${error.meaning}${error.text && html`<div class="muted">或文字 <code>${error.text}</code></div>`}
      <div>${provenance(error)}</div>
    </td>
    <td class="when">
      ${whens.length > 0 ? whens.join('、') : html`<span class="muted">${word(KIND, error.kind)}；没有接口列出</span>`}${conditions.map((condition) => html`<div class="muted">${condition}</div>`)}
    </td>
    <td class="seen">${seen}</td>
    <td class="small">${folded(operations, '个接口')}</td>
    <td>
      ${folded(
        scenarios.map((name) => scenario(name, site.scenarios)),
        '个场景',
      )}
    </td>
  </tr>`;
}

/** What fails below the envelopes. */
function transport({ services }: Site): Html {
  const called = services.filter(({ envelope }) => envelope.code).map(({ name }) => name);
  const titles = new Map(services.map(({ name, title }) => [name, title]));
  const rows = transportRows(called).map(
    ({ label, seen }) =>
      html`<tr>
        <td>${label}</td>
        <td>
          ${seen.map(({ words, services: alike }) => html`<div>${words}${seen.length > 1 && html` <span class="muted">（${alike.map((name) => titles.get(name)).join('、')}）</span>`}</div>`)}
        </td>
      </tr>`,
  );
  return html`<section class="card" id="transport">
    <h2>信封之外的失败</h2>
    ${table(['情形', '用户看到'], rows, '信封之外的失败')}
  </section>`;
}
