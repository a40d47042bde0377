import type { CodeKind, When } from '#generated/runtime/facts.ts';
import type { FailureKind } from '#generated/runtime/failure.ts';
import { isServiceName } from '#generated/services.ts';
import type { Policy } from '#portal/api/policies/policy.ts';
import { policyFor } from '#portal/api/policies/policyFor.ts';
import type { ServiceError } from './read/site.ts';

/** Chinese words for the closed lists of the error tables (docs/decisions/0002). */
const WORDS: Readonly<Record<When | CodeKind, string> & Partial<Record<string, string>>> = {
  ...{ 'request-invalid': '请求不符合约定', unauthenticated: '未登录', 'not-logged-in': '未登录' },
  ...{ authentication: '需要认证', state: '业务状态', tolerated: '提示码', fault: '系统故障' },
  ...{ 'wrong-role': '角色不符', 'wrong-product': '产品不符', 'wrong-owner': '归属不符' },
  ...{ outer: '外层', inner: '内层', default: '内层 default', STD: '内层 STD', YJPT: '内层 YJPT' },
  ...{ parent: '母账号', child: '子账号', admin: '管理员' },
};

/** Returns the Chinese word for an entry of a closed list; an unknown entry stays as in the contract. */
export const word = (key: string): string => WORDS[key] ?? key;

/** Translates the roles that may call an operation. @param role such as `parent` or `parent, admin` */
export const roleWords = (role: string): string =>
  role
    .split(/\s*[,|]\s*/)
    .map(word)
    .join('、');

/** Visible result of a failure, by the portal's policy. */
const SEEN = {
  login: '转到登录页，登录后回到原页',
  'other-login': '弹窗「登录信息已变更，系统将刷新页面」，打开的内容全部关闭',
  'alert-home': '弹窗说明账单不属于当前产品或账户，只能返回首页',
  'panel-or-message': '要求整块提示的调用显示系统错误面板，其余提示服务的消息',
  'system-error': '整页系统错误，可联系客服或重新加载',
  message: '提示服务给出的消息；静默的调用不提示',
  verify: '进入身份或人脸认证，通过后重新调用',
  'as-is': '不提示，原样交给页面处理',
  'log-channel': '记录渠道异常日志',
  'log-and-message': '记录日志并提示服务给出的消息',
  'notify-timeout': '通知「请求超时，请稍后重试」',
  'notify-clear-cache': '通知「请清除浏览器缓存后重试」',
  'notify-exception': '通知「系统异常，请稍后重试或联系客服」',
  silence: '什么也看不到',
} as const satisfies Record<Policy, string>;

type Failure = Pick<ServiceError, 'name' | 'kind' | 'code'>;

/** Says what the user sees of a failure. The portal does not call every service, such as the control API. */
export function seenBy(service: string, { name, kind, code }: Failure): string {
  if (!isServiceName(service)) return '门户不调用此服务';
  return SEEN[policyFor({ service, kind: kind as FailureKind, code, name })];
}

/** Failures outside the envelopes, by their Chinese name: the call itself failed, or its code is in no contract. */
export const TRANSPORT: Readonly<Record<string, Failure>> = {
  超过服务的时限: { name: 'Unknown', kind: 'timeout', code: '' },
  'HTTP 400': { name: 'Unknown', kind: 'http', code: '400' },
  'HTTP 500、502': { name: 'Unknown', kind: 'http', code: '500' },
  '其他 HTTP 状态': { name: 'Unknown', kind: 'http', code: '503' },
  连接中断: { name: 'Unknown', kind: 'network', code: '' },
  '应答不是 JSON 或没有信封': { name: 'Unknown', kind: 'unreadable', code: '' },
  离开页面而取消: { name: 'Unknown', kind: 'cancelled', code: '' },
  约定之外的错误码: { name: 'Unknown', kind: 'state', code: '?' },
};
