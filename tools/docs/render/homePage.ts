import type { Site } from '../read/site.ts';
import { markdown } from './html.ts';
import type { Page } from './layout.ts';
import { card, code, link, muted, table } from './parts.ts';
import { downloads } from './servicePage.ts';

const READING = `
- 每个接口只写信封里的业务数据；信封、网关的两层与 reqData 在[信封与调用](envelopes.html)说明一次。
- 错误表有先后：几个条件同时成立时，应答排在前面的错误码。HTTP 状态总是 200（控制接口除外）。
- 「约定」表示规范没有给出、由本项目所拟；其余注明规范章节（1 为基础文档，2 为页面文档）。
- 场景在模拟器里能到达那个状态：经模拟器打开本站时可以点开，在文件里打开时是文字。
- 按 <kbd>/</kbd> 搜索；每个接口、字段、错误码、枚举都有自己的链接。
`;

export function homePage({ services }: Site): Page {
  const overview = table('服务', services, {
    服务: ({ name, title, english }) => [link(`${name}.html`, title), ' ', muted(english)],
    版本: ({ version }) => version,
    前缀: ({ base }) => code(base || '/'),
    接口: ({ operations }) => operations.length,
    其中约定: ({ operations }) => operations.filter((operation) => operation['x-provenance']).length,
    错误码: ({ errors }) => errors.length,
    时限: ({ limit }) => limit,
    下载: downloads,
  });
  return {
    name: 'index',
    title: '接口总览',
    lead: '全部服务的契约：接口、字段、错误码的先后、示例与下载。',
    body: [card('services', '服务', overview), card('reading', '怎样读', markdown(READING))],
  };
}
