import { expect, test } from 'vitest';
import { listenAddressFrom } from './listenAddress.ts';

const generatedToken = 'made-up-token-0123';
const from = (env: Readonly<Record<string, string>>) => listenAddressFrom(env, () => generatedToken);

test.each([
  [{}, { port: 4010, host: '127.0.0.1', token: undefined }],
  [
    { PORT: '0', HOST: '' },
    { port: 0, host: '127.0.0.1', token: undefined },
  ],
  [{ SIM_TOKEN: 'x'.repeat(16) }, { port: 4010, host: '127.0.0.1', token: undefined }],
  [{ HOST: '0.0.0.0' }, { port: 4010, host: '0.0.0.0', token: generatedToken }],
  [
    { HOST: 'build-7', SIM_TOKEN: 'x'.repeat(16) },
    { port: 4010, host: 'build-7', token: 'x'.repeat(16) },
  ],
])('reads the listen address from %j', (env, place) => expect(from(env)).toEqual(place));

test.each([
  [{ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535.*not abc$/],
  [{ PORT: '70000' }, /^PORT must be/],
  [{ PORT: '-1' }, /^PORT must be/],
  [{ PORT: '80.5' }, /^PORT must be/],
  [{ HOST: 'build-7', SIM_TOKEN: 'short' }, /^SIM_TOKEN must be at least 16/],
  [{ HOST: 'build-7', SIM_TOKEN: 'sixteen letters, a comma' }, /^SIM_TOKEN must be/],
])('refuses %j with a message', (env, message) => expect(() => from(env)).toThrow(message));
