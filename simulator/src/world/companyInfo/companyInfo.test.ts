import { describe, expect, test } from 'vitest';
import { FlowType, OpeningField, ProductCode, SmsType } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { sendSms, verifySms } from '../company/sms.ts';
import { advanceTo } from '../events.ts';
import type { Given } from '../given.ts';
import { knownCompany } from '../opening/register.ts';
import type { Correctable } from '../opening/schema.ts';
import { terms } from '../terms.ts';
import { instantOf } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { submitChange, toComplete } from './change.ts';
import { changePhone } from './phone.ts';

const now = instantOf('2026-11-12', '10:00:00');
const later = instantOf('2026-11-14', '10:00:00');
const product = ProductCode.EnterprisePurchasing;
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });
const office = { officeAddress: '西兴街道江陵路336号3层' };

describe('changing the data of the company', () => {
  test.each<[string, Given, Correctable, string]>([
    ['without a value', {}, {}, 'unchanged'],
    ['to the current value', {}, { termTo: '2046-05-17' }, 'unchanged'],
    ['to a region that is not a district', {}, { ...office, regionCode: '330100' }, 'invalid'],
    ['without the requested member', {}, { registeredCapital: 2000 }, 'incomplete'],
    [
      'while another one is under review',
      { companyChange: { submittedHoursAgo: 2 } },
      office,
      'under-review',
    ],
  ])('refuses a change %s', (_, given, wish, refusal) =>
    expect(submitChange(make(given), { product, wish }, now)).toMatchObject({ refuse: refusal }),
  );

  const submitted = (given: Given, wish: Correctable): World => {
    const outcome = submitChange(make(given), { product, wish }, now);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    return outcome.world;
  };

  test('applies the new values after approval, and requests nothing more', () => {
    const world = submitted({}, office);
    expect(toComplete(make(), product).fields).toEqual([OpeningField.OfficeAddress]);
    expect(toComplete(world, product).fields).toEqual([]);
    expect(knownCompany(world).officeAddress).toBeUndefined();
    expect(knownCompany(advanceTo(world, later))).toMatchObject(office);
  });

  test('removes emptied values after approval, and accepts them again', () => {
    const emptied: OpeningField[] = [OpeningField.TermTo, OpeningField.LegalIdTo];
    const outcome = submitChange(make(), { product, wish: office, cleared: emptied }, now);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    expect(outcome.change).toMatchObject({
      emptied,
      before: { termTo: '2046-05-17', legalIdTo: '2036-09-12' },
    });
    expect(knownCompany(outcome.world).termTo).toBe('2046-05-17');
    const passed = advanceTo(outcome.world, later);
    expect(knownCompany(passed)).not.toHaveProperty('termTo');
    expect(knownCompany(passed)).not.toHaveProperty('legalIdTo');
    const again = submitChange(passed, { product, wish: { termTo: '2056-05-17' } }, later);
    if ('refuse' in again) throw new Error(again.refuse);
    const given = knownCompany(advanceTo(again.world, instantOf('2026-11-16', '10:00:00')));
    expect(given.termTo).toBe('2056-05-17');
    expect(given).not.toHaveProperty('legalIdTo');
  });

  test('refuses to empty required or missing values', () => {
    const cleared = [OpeningField.OfficeAddress, OpeningField.Address];
    expect(submitChange(make(), { product, wish: {}, cleared }, now)).toEqual({ refuse: 'unchanged' });
  });

  test('keeps the old values after a refusal, and requests the data again', () => {
    const given: Given = {
      opening: { flowType: FlowType.CompanyInfoChange },
      companyChange: { outcome: 'failed' },
    };
    const wish = {
      ...office,
      registeredCapital: 2000,
      termTo: '2056-05-17',
      regionCode: '330106',
      address: '西溪街道文三路90号',
    };
    const world = submitted(given, wish);
    expect(world.opening.flowType).toBe(FlowType.Normal);
    const refused = advanceTo(world, later);
    expect(refused.opening.flowType).toBe(FlowType.CompanyInfoChange);
    expect(knownCompany(refused).registeredCapital).toBe(500);
    expect(toComplete(refused, product).fields).toHaveLength(5);
  });
});

describe("the administrator's phone", () => {
  const proof = (world: World, phone: string): [World, string] => {
    const sent = sendSms(world, { type: SmsType.ModifyPhone, phone }, now);
    if ('refuse' in sent) throw new Error(sent.refuse);
    const verified = verifySms(sent.world, { type: SmsType.ModifyPhone, code: terms.smsCode, phone }, now);
    if ('refuse' in verified) throw new Error(verified.refuse);
    return [verified.world, verified.token];
  };
  const phone = '13957118806';

  test('changes for company and parent account after codes of both numbers, which prove no further change', () => {
    const [first, oldSmsToken] = proof(make(), make().company.admin.phone);
    const [world, smsToken] = proof(first, phone);
    const outcome = changePhone(world, { oldSmsToken, phone, smsToken }, now);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    expect(outcome.world.company.admin.phone).toBe(phone);
    expect(outcome.world.accounts[0]?.phone).toBe(phone);
    // The next change needs a code of the number that is now the old one, and one of the next number.
    expect(changePhone(outcome.world, { oldSmsToken, phone: '13957118807', smsToken }, now)).toEqual({
      refuse: 'not-proved',
    });
  });

  test('refuses a change without both proofs, or to the same number', () => {
    const [world, oldSmsToken] = proof(make(), make().company.admin.phone);
    expect(changePhone(world, { oldSmsToken, phone, smsToken: oldSmsToken }, now)).toEqual({
      refuse: 'not-proved',
    });
    const same = { oldSmsToken, phone: world.company.admin.phone, smsToken: oldSmsToken };
    expect(changePhone(world, same, now)).toEqual({ refuse: 'unchanged' });
  });
});
