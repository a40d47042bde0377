import { errorOf, scenariosOf } from '../catalogue.ts';
import { errorLink } from '../links.ts';
import type { ErrorRow, Operation, Service, Site } from '../model.ts';
import { LAYER, roleWords, WHEN, word } from '../words/errors.ts';
import { seenBy } from '../words/seen.ts';
import { html, type Html } from './html.ts';
import { provenance, scenario, table } from './parts.ts';

/** The ordered error table of an operation: of several that hold, the first row's code is answered. */
export function errorTable(
  operation: Operation,
  service: Service,
  { scenarios }: Pick<Site, 'scenarios'>,
): Html {
  const rows = operation.errors.map((row, index) => errorRow(row, index + 1, operation, service, scenarios));
  return rows.length === 0
    ? html`<p class="muted">没有错误码。</p>`
    : table(
        [{ figure: '顺序' }, '错误码', '何时', '条件', '场景', '用户看到', '出处'],
        rows,
        `${operation.id} 的错误码`,
      );
}

function errorRow(
  row: ErrorRow,
  order: number,
  operation: Operation,
  service: Service,
  scenarios: Site['scenarios'],
): Html {
  const error = errorOf(service, operation, row);
  const names = scenariosOf(service, operation, row, scenarios);
  const seen = row.silent ? '不提示' : error && seenBy(service.name, error);
  return html`<tr>
    <td class="order">${order}</td>
    <td class="code">
      ${error ? html`<a href="${errorLink(service, error)}"><code>${row.code}</code></a>` : html`<code>${row.code}</code>`}${row.layer && html` <span class="tag">${word(LAYER, row.layer)}</span>`}
      <div class="muted">${error?.meaning}</div>
    </td>
    <td class="when">${word(WHEN, row.when)}${marks(row)}</td>
    <td>${conditionOf(row)}</td>
    <td>${names.map((name, index) => html`${index > 0 && html`<br />`}${scenario(name, scenarios)}`)}</td>
    <td class="seen">${seen}</td>
    <td class="source">${provenance(row)}</td>
  </tr>`;
}

const marks = ({ silent, retryable }: ErrorRow): Html =>
  html`${silent && html` <span class="tag">静默</span>`}${retryable && html` <span class="tag info">可重试</span>`}`;

function conditionOf({ condition, role }: ErrorRow): string {
  return condition ?? (role ? `仅${roleWords(role)}可以调用` : '');
}
