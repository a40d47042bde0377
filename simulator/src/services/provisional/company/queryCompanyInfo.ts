import { AccountType, FlowType } from '#generated/shared/enums.ts';
import { toComplete } from '#simulator/world/companyInfo/change.ts';
import { regionName } from '#simulator/world/opening/regions.ts';
import { knownCompany } from '#simulator/world/opening/register.ts';
import type { Handler } from '../../handler.ts';
import { companyChange } from '../wire/companyChange.ts';
import { maskedIdNo, maskedPhone } from '../wire/masks.ts';

/** Unmasked for the parent only. */
export const queryCompanyInfo: Handler<'provisional', 'queryCompanyInfo'> = ({ productCode }, { world }) => {
  const clear = world.viewer.account === AccountType.Parent;
  const entry = knownCompany(world);
  const { admin } = world.company;
  const { fields, ...asked } = toComplete(world, productCode);
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
      ...asked,
      // A child sees that something changes, but not the change.
      changes: clear ? world.companyChanges.toReversed().map(companyChange) : [],
    },
  };
};
