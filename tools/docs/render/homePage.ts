import { pageOf } from '../links.ts';
import type { Service, Site } from '../model.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { table } from './parts.ts';
import { downloads } from './servicePage.ts';

export function homePage({ services, enums, scenarios }: Site): Page {
  const total = (count: (service: Service) => number) =>
    services.reduce((sum, service) => sum + count(service), 0);
  const body = html`<dl class="facts card">
      <div>
        <dt>服务</dt>
        <dd>${services.length}</dd>
      </div>
      <div>
        <dt>接口</dt>
        <dd>${total(({ operations }) => operations.length)}</dd>
      </div>
      <div>
        <dt>错误码</dt>
        <dd><a href="errors.html">${total(({ errors }) => errors.length)}</a></dd>
      </div>
      <div>
        <dt>枚举</dt>
        <dd><a href="enums.html">${enums.length}</a></dd>
      </div>
      <div>
        <dt>场景</dt>
        <dd>${scenarios.size}</dd>
      </div>
    </dl>
    <section class="card" aria-labelledby="services">
      <h2 id="services">服务</h2>
      ${table(['服务', '版本', '前缀', ...['接口', '其中约定', '错误码', '时限'].map((figure) => ({ figure })), '下载'], services.map(serviceRow), '服务')}
    </section>
    <section class="card" aria-labelledby="reading">
      <h2 id="reading">怎样读</h2>
      <ul>
        <li>
          每个接口只写信封里的业务数据；信封、网关的两层与 reqData 在<a href="envelopes.html">信封与调用</a
          >说明一次。
        </li>
        <li>错误表有先后：几个条件同时成立时，应答排在前面的错误码。HTTP 状态总是 200（控制接口除外）。</li>
        <li>「约定」表示规范没有给出、由本项目所拟；其余注明规范章节（1 为基础文档，2 为页面文档）。</li>
        <li>场景在模拟器里能到达那个状态：经模拟器打开本站时可以点开，在文件里打开时是文字。</li>
        <li>按 <kbd>/</kbd> 搜索；每个接口、字段、错误码、枚举都有自己的链接。</li>
      </ul>
    </section>`;
  return {
    file: 'index.html',
    title: '接口总览',
    lead: '全部服务的契约：接口、字段、错误码的先后、示例与下载。',
    body,
  };
}

function serviceRow(service: Service): Html {
  const { title, english, version, envelope, operations, errors } = service;
  return html`<tr>
    <td><a href="${pageOf(service)}">${title}</a> <span class="muted" lang="en">${english}</span></td>
    <td>${version}</td>
    <td><code>${envelope.base || '/'}</code></td>
    <td class="figure">${operations.length}</td>
    <td class="figure">${operations.filter(({ provenance }) => provenance).length}</td>
    <td class="figure">${errors.length}</td>
    <td class="figure">${envelope.timeLimit && `${envelope.timeLimit / 1000} 秒`}</td>
    <td>${downloads(service)}</td>
  </tr>`;
}
