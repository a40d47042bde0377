import { SmsType } from '#generated/shared/enums.ts';
import { isSmsProof } from '#simulator/world/company/sms.ts';
import { saveContacts } from '#simulator/world/opening/save.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const saveOpeningContacts: Handler<'provisional', 'saveOpeningContacts'> = (
  { productCode: product, version, contacts },
  { world, now },
) => {
  const proven = contacts
    .filter(
      ({ phone, smsToken }) =>
        smsToken !== undefined &&
        isSmsProof(world, { type: SmsType.OpenContact, phone, token: smsToken }, now),
    )
    .map(({ phone }) => phone);
  const wish = {
    product,
    version,
    proven,
    contacts: contacts.map(({ smsToken: _proof, ...contact }) => contact),
  };
  const outcome = saveContacts(world, wish, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: progress(outcome.world, outcome.application), world: outcome.world };
};
