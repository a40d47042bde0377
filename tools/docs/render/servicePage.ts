import { ORIGIN } from '../curl.ts';
import { downloadPath, pageOf } from '../links.ts';
import type { Service, Site } from '../model.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { markdown } from './markdown.ts';
import { operationSection } from './operation.ts';
import { table } from './parts.ts';

export function servicePage(service: Service, site: Site): Page {
  const { title, english, description, operations, changelog } = service;
  const body = html`${summary(service)}
    <section class="card" id="contents" aria-label="接口一览">${contents(service)}</section>
    ${operations.map((operation) => operationSection(operation, service, site))}
    <section class="card" id="changelog">
      <h2>变更记录</h2>
      ${markdown(changelog)}
    </section>`;
  return { file: pageOf(service), title: `${title} ${english}`.trim(), lead: description, body };
}

function summary(service: Service): Html {
  const { version, envelope, operations, errors } = service;
  return html`<dl class="facts card">
    <div>
      <dt>版本</dt>
      <dd><a href="#changelog">${version}</a></dd>
    </div>
    <div>
      <dt>前缀</dt>
      <dd>
        <code><span class="origin" data-origin>${ORIGIN}</span>${envelope.base || '/'}</code>
      </dd>
    </div>
    <div>
      <dt>接口</dt>
      <dd>${operations.length}</dd>
    </div>
    <div>
      <dt>错误码</dt>
      <dd><a href="errors.html?service=${service.name}">${errors.length}</a></dd>
    </div>
    <div>
      <dt>下载</dt>
      <dd>${downloads(service)}</dd>
    </div>
  </dl>`;
}

/** Both forms of the bundled contract; the saved file carries the version. */
export function downloads(service: Service): Html {
  const link = (openapi: '3.1' | '3.0') =>
    html`<a
      href="${downloadPath(service, openapi)}"
      download="${service.name}-${service.version}.openapi-${openapi}.json"
      >OpenAPI ${openapi}</a
    >`;
  return html`${link('3.1')}、${link('3.0')}`;
}

function contents({ operations }: Service): Html {
  const rows = operations.map(
    ({ id, method, path, title, provenance }) =>
      html`<tr>
        <td><a href="#${id}">${id}</a></td>
        <td><span class="method ${method}">${method.toUpperCase()}</span></td>
        <td><code>${path}</code></td>
        <td>${title}${provenance && html` <span class="tag warn">约定</span>`}</td>
      </tr>`,
  );
  return table(['接口', '方法', '路径', '说明'], rows, '接口一览');
}
