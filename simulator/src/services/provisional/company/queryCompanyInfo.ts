import { AccountType, FlowType } from '#generated/shared/enums.ts';
import { toComplete } from '#simulator/world/companyInfo/change.ts';
import { regionName } from '#simulator/world/opening/regions.ts';
import { knownCompany } from '#simulator/world/opening/register.ts';
import type { Handler } from '../../handler.ts';
import { companyChange } from '../wire/companyChange.ts';
import { maskedIdNo, maskedPhone } from '../wire/masks.ts';

/** Returns the company's data: unmasked to a parent account, masked to a child account. */
export const queryCompanyInfo: Handler<'provisional', 'queryCompanyInfo'> = ({ productCode }, { world }) => {
  const clear = world.viewer.account === AccountType.Parent;
  const entry = knownCompany(world);
  const { admin } = world.company;
  const { fields, ...request } = toComplete(world, productCode);
  return {
    data: {
      clear,
      company: {
        ...entry,
        regionName: regionName(entry.regionCode) ?? '',
        ...(!clear && { legalIdNo: maskedIdNo(entry.legalIdNo), legalPhone: maskedPhone(entry.legalPhone) }),
      },
      adminName: admin.name,
      adminPhone: clear ? admin.phone : maskedPhone(admin.phone),
      realNameExpired: world.opening.flowType === FlowType.RealNameInvalid,
      toComplete: [...fields],
      ...request,
      // A child account sees no applications for a change.
      changes: clear ? world.companyChanges.toReversed().map(companyChange) : [],
    },
  };
};
