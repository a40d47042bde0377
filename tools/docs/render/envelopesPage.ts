import { pageOf } from '../links.ts';
import type { Members, Service, Site } from '../model.ts';
import { sortAnswers } from '../outcome.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { packingSection } from './packing.ts';
import { code, json, table } from './parts.ts';

/** The envelopes and the way of calling, once for all services. */
export function envelopesPage({ services }: Site): Page {
  const wrapped = services.filter(({ envelope }) => envelope.code);
  const layered = services.find(({ envelope }) => envelope.systems);
  const plain = services.filter(({ envelope }) => !envelope.code);
  const body = html`<section class="card" aria-labelledby="order">
      <h2 id="order">读一个应答</h2>
      <ol>
        <li>HTTP 状态不是 2xx：传输失败，不看正文（<a href="errors.html#transport">信封之外的失败</a>）。</li>
        <li>看信封的码。成功码之外都是失败，含义查<a href="errors.html">错误码</a>；失败时没有业务数据。</li>
        <li>网关有两层：外层成功才看内层，内层按接口的系统（default、STD、YJPT）而异。</li>
        <li>成功时，业务数据就是各接口页「应答数据」所写的内容。</li>
      </ol>
    </section>
    <section class="card" aria-labelledby="envelopes">
      <h2 id="envelopes">信封</h2>
      ${table(['服务', '码', '消息', '数据', '成功码', { figure: '时限' }], wrapped.flatMap(envelopeRows), '信封')}
      ${plain.map((service) => html`<p><a href="${pageOf(service)}">${service.title}</a>没有信封：${service.description}。</p>`)}
      ${wrapped.map(samples)}
    </section>
    ${layered && packingSection(layered)}
    <section class="card" aria-labelledby="session">
      <h2 id="session">在模拟器上调用</h2>
      <p>
        会话由请求头 <code>X-Sim-Session</code>（任意名字）或 cookie
        <code>sim_session</code> 指定，首次使用即以默认场景新建，已登录为母账号。各接口页末尾的 curl
        可以直接执行。
      </p>
      <p>
        换场景、拨时钟、加故障见<a href="control.html">模拟器控制接口</a>；请求不符合约定时，应答的消息以 JSON
        Pointer 指出位置。
      </p>
    </section>`;
  return {
    file: 'envelopes.html',
    title: '信封与调用',
    lead: '应答怎样分辨成败，网关怎样打包与签名。',
    body,
  };
}

/** The service's envelope, and under the gateway's the inner one of each system. */
function envelopeRows({ name, title, envelope }: Service): Html[] {
  const seconds = envelope.timeLimit ? `${envelope.timeLimit / 1000} 秒` : '';
  const inner = Object.entries(envelope.systems ?? {}).map(([system, part]) =>
    envelopeRow(html`<span class="inner">内层 ${system}</span>`, part, ''),
  );
  const label = html`<a href="${pageOf({ name })}">${title}</a>${envelope.systems && '（外层）'}`;
  return [envelopeRow(label, envelope as Members, seconds), ...inner];
}

function envelopeRow(
  label: Html,
  { code: codeMember, message, data, success }: Members,
  limit: string,
): Html {
  const member = (pointer: string) => code(pointer.replace(/^\//, ''));
  return html`<tr>
    <td>${label}</td>
    <td>${member(codeMember)}</td>
    <td>${member(message)}</td>
    <td>${member(data)}</td>
    <td>${success.map((one, index) => html`${index > 0 && '、'}${code(one)}`)}</td>
    <td class="figure">${limit}</td>
  </tr>`;
}

/** One success and one failure of a service, from its own examples. */
function samples(service: Service): Html {
  const { title, name, operations, errors, envelope } = service;
  const answers = operations.map((operation) => sortAnswers(operation, service));
  const success = smallest(answers.flatMap(({ successes }) => successes.map(({ example }) => example)));
  const failure = answers.flatMap(({ failures }) => failures.map(({ example }) => example))[0];
  const texts = errors.filter(({ text }) => text);
  return html`<details class="example" id="envelope-${name}">
    <summary>${title}的例子</summary>
    <div class="columns">
      ${
        success !== undefined &&
        html`<div>
          <h4>成功</h4>
          ${json(success, `${title}的成功应答`)}
        </div>`
      }
      ${
        failure &&
        html`<div>
          <h4>失败</h4>
          ${json(failure.value, `${title}的失败应答`)}
        </div>`
      }
    </div>
    ${envelope.notLoggedInText && html`<p class="note">未登录也可能没有码，只有 <code>${envelope.notLoggedInText.map((pointer) => pointer.slice(1)).join(' / ')}</code>：${texts.map(({ text, code: one }, index) => html`${index > 0 && '、'}<code>${text}</code> 同 <code>${one}</code>`)}。</p>`}
  </details>`;
}

/** The example that shows an envelope with the least inside it. */
function smallest(examples: readonly { readonly value: unknown }[]): unknown {
  const size = ({ value }: { readonly value: unknown }) => JSON.stringify(value).length;
  return [...examples].sort((a, b) => size(a) - size(b))[0]?.value;
}
