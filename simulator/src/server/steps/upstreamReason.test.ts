import { expect, test } from 'vitest';
import { reasonOf } from './upstreamReason.ts';

test.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1', '连接被拒绝'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND none.invalid', '找不到主机'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate; if the root CA is …', '证书是自签名的'],
  ['HPE_INVALID_CONSTANT', 'Parse Error: Expected HTTP/', '应答不是 HTTP'],
  [undefined, '30 秒没有一个字节', '30 秒没有一个字节'],
  ['EOTHER', 'something else', 'something else'],
])('gives the reason for %s', (code, message, reason) => {
  expect(reasonOf(Object.assign(new Error(message), { code }))).toBe(reason);
});
