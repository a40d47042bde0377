import { pageOf } from '../links.ts';
import type { Site } from '../model.ts';
import { html, type Html } from './html.ts';

export interface Page {
  readonly file: string;
  readonly title: string;
  /** At most one line. */
  readonly lead?: string;
  readonly body: Html;
}

const GUIDES = [
  { file: 'index.html', label: '总览' },
  { file: 'envelopes.html', label: '信封与调用' },
  { file: 'errors.html', label: '错误码' },
  { file: 'enums.html', label: '枚举' },
];

/** A whole page: header with search, side navigation, content. No inline script or style, so any CSP may serve it. */
export function layout({ file, title, lead, body }: Page, site: Site): string {
  const page = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · 接口文档</title>
        <link rel="icon" href="logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="site.css" />
        <script src="search-index.js" defer></script>
        <script src="site.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">跳到正文</a>
        <header class="top">
          <button class="menu" type="button" aria-expanded="false" aria-controls="side">目录</button>
          <a class="brand" href="index.html"
            ><img src="logo.svg" alt="" width="28" height="28" /><span>采购金采</span
            ><small>接口文档</small></a
          >
          ${searchBox}
        </header>
        <div class="frame">
          <nav class="side" id="side" aria-label="目录">${navigation(file, site)}</nav>
          <main id="content">
            <h1>${title}</h1>
            ${lead && html`<p class="lead">${lead}</p>`} ${body}
          </main>
        </div>
      </body>
    </html> `;
  return page.text;
}

const searchBox = html`<div class="search" role="search">
  <input
    id="search"
    type="search"
    role="combobox"
    autocomplete="off"
    spellcheck="false"
    placeholder="搜索接口、路径、字段、错误码、枚举"
    aria-label="搜索"
    aria-expanded="false"
    aria-controls="results"
    aria-autocomplete="list"
  />
  <kbd aria-hidden="true">/</kbd>
  <div id="results" role="listbox" aria-label="搜索结果" hidden></div>
  <span class="sr" id="found" role="status"></span>
</div>`;

function navigation(file: string, { services }: Site): Html {
  const item = (target: string, label: Html | string) =>
    html`<li><a href="${target}" ${target === file && html` aria-current="page"`}>${label}</a></li>`;
  const groups = services.map((service) => {
    const page = pageOf(service);
    const operations =
      page === file &&
      html`<ul class="operations">
        ${service.operations.map(({ id, title }) => html`<li><a href="#${id}" title="${title}">${id}</a></li>`)}
      </ul>`;
    return html`${item(page, html`${service.title}<span class="count">${service.operations.length}</span>`)}${operations}</li>`;
  });
  return html`<p class="group">说明</p>
    <ul>
      ${GUIDES.map(({ file: target, label }) => html`${item(target, label)}</li>`)}
    </ul>
    <p class="group">服务</p>
    <ul>
      ${groups}
    </ul>`;
}
