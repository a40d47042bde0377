import { submitChange, type ChangeRefusal } from '#simulator/world/companyInfo/change.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { ErrorName, Handler } from '../../handler.ts';
import { companyChange } from '../wire/companyChange.ts';

const refusals: Record<ChangeRefusal, ErrorName<'provisional'>> = {
  'under-review': 'CompanyChangePending',
  unchanged: 'CompanyDataUnchanged',
  invalid: 'CompanyDataInvalid',
  incomplete: 'MaterialIncomplete',
};

export const submitCompanyChange: Handler<'provisional', 'submitCompanyChange'> = (input, { world, now }) => {
  const { productCode: product, idempotencyKey: _key, cleared, ...wish } = input;
  const known = lookUpKey(world, 'submitCompanyChange', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') {
    const made = world.companyChanges.find(({ changeNo }) => changeNo === known.made);
    if (made) return { data: companyChange(made) };
  }
  const outcome = submitChange(world, { product, wish, ...(cleared && { cleared }) }, now);
  if ('refuse' in outcome)
    return {
      refuse: refusals[outcome.refuse],
      ...(outcome.message !== undefined && { message: outcome.message }),
    };
  const { change } = outcome;
  return {
    data: companyChange(change),
    world: rememberKey(outcome.world, 'submitCompanyChange', input, change.changeNo),
  };
};
