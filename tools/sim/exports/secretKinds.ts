/**
 * Kinds of log rows with a secret in the request or session. A test that is exported from such a row has a placeholder in its
 * place, and gets the same answer.
 */
import { named, type Kind, type Rig } from './rig.ts';

const PASSWORD = '739164';
/** Code of every text message (`smsCode` of simulator/src/world/terms.ts). */
const CODE = '246810';

const setPassword = (rig: Rig) =>
  rig.ask('provisional.setPayPassword', { productCode: '12003', password: PASSWORD });
const changePassword = (rig: Rig, oldPassword: string) =>
  rig.ask('provisional.changePayPassword', { productCode: '12003', oldPassword, password: '582903' });

const secret = (name: string, act: (rig: Rig) => Promise<unknown>): Kind => ({
  name: `secret: ${name}`,
  act: async (rig) => {
    await rig.start('baseline');
    await act(rig);
  },
});

/** Sends the code of a text message. @returns the token of the answer, which proves that the code was right */
async function verifyCode(rig: Rig): Promise<string> {
  const { text } = await rig.ask('provisional.verifySmsCode', {
    productCode: '12003',
    type: 'PAY_PASSWORD',
    code: CODE,
  });
  return /"smsToken":"([^"]+)"/.exec(text)?.[1] ?? 'none-came';
}

const sendCode = (rig: Rig) =>
  rig.ask('provisional.sendSmsCode', { productCode: '12003', type: 'PAY_PASSWORD' });

export const secretKinds: readonly Kind[] = [
  secret('a password is set', setPassword),
  secret('a weak password', (rig) =>
    rig.ask('provisional.setPayPassword', { productCode: '12003', password: '111111' }),
  ),
  secret('the right password', async (rig) => {
    await setPassword(rig);
    await changePassword(rig, PASSWORD);
  }),
  secret('a wrong password', async (rig) => {
    await setPassword(rig);
    await changePassword(rig, '100200');
  }),
  secret('after a password was set', async (rig) => {
    await setPassword(rig);
    await rig.ask('standard.queryCouponInfo');
  }),
  secret('a code', async (rig) => {
    await sendCode(rig);
    await verifyCode(rig);
  }),
  secret('a wrong code', async (rig) => {
    await sendCode(rig);
    await rig.ask('provisional.verifySmsCode', {
      productCode: '12003',
      type: 'PAY_PASSWORD',
      code: '135790',
    });
  }),
  secret('a token of a code', async (rig) => {
    await sendCode(rig);
    const smsToken = await verifyCode(rig);
    await rig.ask('provisional.beginPayPasswordAuth', { productCode: '12003', smsToken });
  }),
  secret('a password of the scenario', async (rig) => {
    await rig.start('bank-cards-password');
    await changePassword(rig, '804617');
  }),
  secret('a header', async (rig) => {
    const { url } = named('standard.queryCouponInfo');
    await rig.send({
      method: 'POST',
      path: url,
      headers: { 'content-type': 'application/json', 'x-system-token': 'system-token-51bd' },
      body: '{"productCode":"12003","sdkToken":"device-77aa31"}',
    });
  }),
];
