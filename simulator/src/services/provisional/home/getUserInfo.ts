import { AccountType } from '#generated/shared/enums.ts';
import { accountOf } from '#simulator/world/company/company.ts';
import { shownFirstSteps } from '#simulator/world/notices/firstSteps.ts';
import type { Handler } from '../../handler.ts';

export const getUserInfo: Handler<'provisional', 'getUserInfo'> = ({ productCode }, { world, now }) => {
  const { viewer, company, quota } = world;
  const account = accountOf(world, viewer.pin);
  const firstSteps = shownFirstSteps(world, productCode, now);
  return {
    data: {
      jdpin: viewer.pin,
      ...(account && { nickname: account.nickname }),
      companyName: company.name,
      // Only parents see the admin's phone.
      ...(viewer.account === AccountType.Parent ? { phone: company.admin.phone } : {}),
      status: quota.status,
      acctType: viewer.account,
      ...(account && { accountStatus: account.status }),
      permissionType: 0,
      userTag: viewer.userTag,
      ...(firstSteps === undefined ? {} : { firstSteps }),
      ...(viewer.channel === undefined ? {} : { openChannel: viewer.channel }),
    },
  };
};
