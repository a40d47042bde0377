import { operationLink } from '../links.ts';
import type { Operation, Service } from '../model.ts';
import { sortAnswers } from '../outcome.ts';
import { unpack } from '../unpack.ts';
import { html, type Html } from './html.ts';
import { folded, json, table } from './parts.ts';

/** How a gateway call is packed, signed and unpacked (spec 2 §7), shown on examples of the contract. */
export function packingSection(service: Service): Html {
  const { envelope, operations } = service;
  const systems = Object.keys(envelope.systems ?? {}).map((system) => {
    const links = operations
      .filter((operation) => (operation.system ?? 'default') === system)
      .map((operation) => link(service, operation));
    return html`<tr>
      <td>${system}</td>
      <td class="figure">${links.length}</td>
      <td>${folded(links, '个接口', 4)}</td>
    </tr>`;
  });
  return html`<section class="card" aria-labelledby="packing">
      <h2 id="packing">网关：打包</h2>
      <ol>
        <li>业务参数组成一个对象，去掉值为 null 的成员，加上产品代码 <code>productCode</code>。</li>
        <li>
          整个对象转成 JSON 文本，放进 <code>reqData</code>；设备指纹放进 <code>eid</code>，取不到时为空串。
        </li>
        <li>应答先看外层，再按接口的系统看内层。</li>
      </ol>
      ${worked(service)}
      <h3>各系统的接口</h3>
      ${table(['系统', { figure: '接口数' }, '接口'], systems, '各系统的接口')}
    </section>
    ${signing(service)}`;
}

const link = (service: Service, operation: Operation): Html =>
  html`<a href="${operationLink(service, operation)}">${operation.id}</a>`;

/** The call with the least to read that shows both layers failing. */
function worked(service: Service): Html | false {
  const shown = service.operations.flatMap((operation) => {
    const { successes, failures } = sortAnswers(operation, service);
    const example = {
      ...{ id: operation.id, sent: operation.requests[0]?.value, success: successes[0]?.example.value },
      outer: failures.find(({ outcome }) => outcome.layer === 'outer')?.example.value,
      inner: failures.find(({ outcome }) => outcome.layer !== 'outer')?.example.value,
    };
    return operation.body && !operation.signed && unpack(example.sent) && example.outer && example.inner
      ? [example]
      : [];
  });
  const size = (value: object) => JSON.stringify(value).length;
  const [least] = shown.sort((a, b) => size(a) - size(b));
  if (!least) return false;
  const { id, sent, success, inner, outer } = least;
  return html`<h3>以 ${id} 为例</h3>
    <div class="columns">
      <div>
        <h4>业务参数</h4>
        ${json(unpack(sent), '业务参数')}
      </div>
      <div>
        <h4>实际发送</h4>
        ${json(sent, '实际发送的正文')}
      </div>
      <div>
        <h4>两层都成功</h4>
        ${json(success, '两层都成功的应答')}
      </div>
      <div>
        <h4>外层成功，内层失败</h4>
        ${json(inner, '内层失败的应答')}
      </div>
      <div>
        <h4>外层失败</h4>
        ${json(outer, '外层失败的应答')}
      </div>
    </div>`;
}

/** The headers of signed calls, as the contract describes them. */
function signing(service: Service): Html | false {
  const signed = service.operations.filter((operation) => operation.signed);
  if (signed.length === 0) return false;
  const headers = signed[0]!.parameters.filter((parameter) => parameter.in === 'header');
  const rows = headers.map(
    ({ name, description, example }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${description}</td>
        <td><code>${example === undefined ? '' : String(example)}</code></td>
      </tr>`,
  );
  return html`<section class="card" aria-labelledby="signing">
    <h2 id="signing">网关：签名</h2>
    <p>
      ${signed.length}
      个接口要带签名：${signed.map((operation, index) => html`${index > 0 && '、'}${link(service, operation)}`)}。缺少或不正确时外层拒绝，不进入业务。
    </p>
    ${table(['请求头', '说明', '例'], rows, '签名的请求头')}
  </section>`;
}
