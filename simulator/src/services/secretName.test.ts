import { expect, test } from 'vitest';
import { isSecretName } from './secretName.ts';

test.each([
  ...['token', 'Token', 'TOKEN', 'accessToken', 'access_token', 'refresh-token', 'id.token', 'xCsrfToken'],
  ...['password', 'PASSWORD', 'newPassword', 'passwd', 'pwd', 'userPwd', 'x-user-password', 'passphrase'],
  ...['secret', 'clientSecret', 'client_secret', 'CLIENT-SECRET', 'apiKey', 'api_key', 'X-API-Key', 'jwt'],
  ...[
    'private_key',
    'accessKey',
    'signingKey',
    'authorization',
    'Proxy-Authorization',
    'smsCode',
    'sms_code',
  ],
  ...['sessionId', 'JSESSIONID', 'tokens', 'passwords', 'token2', 'credentials', 'otp', 'x-sim-token'],
])('recognizes %s as a secret name', { tags: ['hold-secret-shapes'] }, (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each([
  ...['tokenType', 'token_type', 'passwordHint', 'passwordSetAt', 'expiresIn', 'tokenExpiresIn', 'couponKey'],
  ...[
    'productCode',
    'code',
    'publicKey',
    'keyword',
    'secretary',
    'secretName',
    'signature',
    'cryptocurrency',
  ],
  ...['session', 'X-Sim-Session', 'authorizationNo', 'jwtIssuer', 'idempotencyKey', 'desktop', 'laptop', ''],
])('keeps %s readable', { tags: ['hold-secret-shapes'] }, (name) => {
  expect(isSecretName(name)).toBe(false);
});
