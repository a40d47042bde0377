import { expect, test } from 'vitest';
import type { FailureKind } from '#generated/runtime/failure.ts';
import { pageReason } from './pageReason.ts';

test.each<[service: string, kind: FailureKind, code: string, message: string, said: string]>([
  ['standard', 'http', '400', '', '请清除浏览器缓存后重试'],
  ['gateway', 'http', '400', '', '系统异常，请稍后重试或联系客服'],
  ['standard', 'network', 'NETWORK', '', '系统异常，请稍后重试或联系客服'],
  ['standard', 'timeout', 'TIMEOUT', '', '请求超时，请稍后重试'],
  ['standard', 'authentication', '0000016', '需要身份认证', '请先完成身份认证'],
  ['standard', 'state', '0000029', '渠道异常', '渠道异常'],
])('a page that fails for %s %s %s "%s" says %s', (service, kind, code, message, said) =>
  expect(pageReason({ service, kind, code, message })).toBe(said),
);
