import type { Members } from '#generated/runtime/facts.ts';
import type { Service, Site } from '../read/site.ts';
import { h, type Html, markdown, type Part } from './html.ts';
import type { Page } from './layout.ts';
import { card, code, link, operationLink, separated, table } from './parts.ts';

const ORDER = `
1. HTTP 状态不是 2xx：传输失败，不看正文（[信封之外的失败](errors.html#transport)）。
2. 看信封的码。成功码之外都是失败，含义查[错误码](errors.html)；失败时没有业务数据。
3. 网关有两层：外层成功才看内层，内层按接口的系统（default、STD、YJPT）而异。
4. 成功时，业务数据就是各接口页「应答数据」所写的内容。
`;
const SESSION = `
会话由请求头 \`X-Sim-Session\`（任意名字）或 cookie \`sim_session\` 指定，首次使用即以默认场景新建，已登录为母账号。各接口页末尾的 curl 可以直接执行。

换场景、拨时钟、加故障见[模拟器控制接口](control.html)；请求不符合约定时，应答的消息以 JSON Pointer 指出位置。
`;
const PACKING = `
1. 业务参数组成一个对象，去掉值为 null 的成员，加上产品代码 \`productCode\`。
2. 整个对象转成 JSON 文本，放进 \`reqData\`；设备指纹放进 \`eid\`，取不到时为空串。
3. 应答先看外层，再按接口的系统看内层。

各接口页的「示例」是业务参数和两层的应答，「调用」是实际发送的正文。
`;

/** Renders the envelopes and the calling conventions of all services. */
export function envelopesPage({ services }: Site): Page {
  const gateway = services.find(({ envelope }) => envelope !== 'none' && envelope.systems);
  return {
    name: 'envelopes',
    title: '信封与调用',
    lead: '应答怎样分辨成败，网关怎样打包与签名。',
    body: [
      card('order', '读一个应答', markdown(ORDER)),
      card('envelopes', '信封', envelopeTable(services), services.map(exception)),
      gateway && [card('packing', '网关：打包', markdown(PACKING)), signing(gateway)],
      card('session', '在模拟器上调用', markdown(SESSION)),
    ],
  };
}

/** Renders the envelope of each service, and for the gateway the inner one of each system. */
function envelopeTable(services: readonly Service[]): Html {
  const rows = services.flatMap(({ name, title, envelope, limit }) => {
    if (envelope === 'none') return [];
    const { systems = {}, ...outer } = envelope;
    const service: Part = [link(`${name}.html`, title), envelope.systems && '（外层）'];
    const inner = Object.entries(systems).map(([system, members]) =>
      row(`\u2003内层 ${system}`, members, ''),
    );
    return [row(service, outer, limit), ...inner];
  });
  return table('信封', rows, {
    服务: ({ label }) => label,
    码: ({ members }) => code(members.code.slice(1)),
    消息: ({ members }) => code(members.message.slice(1)),
    数据: ({ members }) => code(members.data.slice(1)),
    成功码: ({ members }) => separated(members.success.map(code)),
    时限: ({ limit }) => limit,
  });
}

const row = (label: Part, members: Members, limit: string) => ({ label, members, limit });

/** Renders a note for a service without an envelope, or with an error text instead of a code. */
function exception({ name, title, description, envelope, errors }: Service): Part {
  if (envelope === 'none') return h('p', {}, link(`${name}.html`, title), `没有信封：${description}。`);
  const places = envelope.notLoggedInText?.map((pointer) => pointer.slice(1)).join(' / ');
  const texts = errors.flatMap(({ text, code: same }) => (text ? [[code(text), ' 同 ', code(same)]] : []));
  return (
    places && h('p', {}, `${title}未登录时也可能没有码，只有 `, code(places), '：', separated(texts), '。')
  );
}

/** Renders the headers of signed calls, from the contract. */
function signing(service: Service): Html {
  const signed = service.operations.filter((operation) => operation['x-safe-api']);
  const headers = signed[0]?.parameters.filter((parameter) => parameter.in === 'header') ?? [];
  const links = signed.map((call) => link(operationLink(service, call), call.id));
  return card('signing', '网关：签名', [
    h(
      'p',
      {},
      `${signed.length} 个接口要带签名：`,
      separated(links),
      '。缺少或不正确时外层拒绝，不进入业务。',
    ),
    table('签名的请求头', headers, {
      请求头: ({ name }) => code(name),
      说明: ({ description }) => description,
      例: ({ example }) => code(String(example ?? '')),
    }),
  ]);
}
