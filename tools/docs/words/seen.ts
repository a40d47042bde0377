import type { FailureKind } from '#generated/runtime/failure.ts';
import { isServiceName } from '#generated/services.ts';
import type { Policy } from '#portal/api/policies/policy.ts';
import { policyFor } from '#portal/api/policies/policyFor.ts';

/** What the user sees of a failure: the portal's own policies, in words. A new policy does not compile until it has some. */
const WORDS = {
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

interface Failure {
  readonly name: string;
  readonly kind: string;
  readonly code: string;
}

/** The control API is no service of the portal: nobody sees its failures but who calls it. */
export function seenBy(service: string, { name, kind, code }: Failure): string {
  if (!isServiceName(service)) return '门户不调用此服务';
  return WORDS[policyFor({ service, kind: kind as FailureKind, code, name })];
}
