import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

test('a code is checked once, another one anew; and so is the same digits in another message', async () => {
  const checked: string[] = [];
  const { tokenFor, forget } = createTokens((phone, code) => {
    checked.push(`${phone} ${code}`);
    return Promise.resolve(`DX${String(checked.length)}`);
  });
  expect(await tokenFor('13606812257', '246810')).toBe('DX1');
  expect(await tokenFor('13606812257', '246810')).toBe('DX1');
  expect(await tokenFor('13757158840', '246810')).toBe('DX2');
  expect(await tokenFor('13606812257', '135790')).toBe('DX3');
  forget('13606812257');
  expect(await tokenFor('13606812257', '135790')).toBe('DX4');
  expect(await tokenFor('13757158840', '246810')).toBe('DX2');
});

test('a code that is refused is worth nothing', async () => {
  const answers = [Promise.reject(new Error('wrong')), Promise.resolve('DX1')];
  const { tokenFor } = createTokens(() => answers.shift()!);
  await expect(tokenFor('13606812257', '246810')).rejects.toThrow('wrong');
  expect(await tokenFor('13606812257', '246810')).toBe('DX1');
});
