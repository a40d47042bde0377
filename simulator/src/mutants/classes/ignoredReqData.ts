import { mutants } from '../mutant.ts';
import { changeRequest } from '../operators/reading.ts';

/** Replaces the payload of every request. */
const alwaysRead = (inner: unknown) =>
  changeRequest((incoming) => ({
    ...incoming,
    body: JSON.stringify({ reqData: JSON.stringify(inner), eid: 'A7QXK2' }),
  }));

/** Ignores reqData: all requests look the same. */
export const ignoredReqData = mutants('ignored-reqdata', {
  'gateway.queryUserAccessQualification': {
    summary: 'always answers for an upgrade',
    mutate: alwaysRead({
      productCode: '12003',
      requiredAccessTypeInfoList: [{ accessType: 'NEW', accessSubType: 'XTL_OPEN_BSHOP' }],
    }),
  },
  'gateway.computeActionCodeVersion': {
    summary: 'always answers for the increase entrance',
    mutate: alwaysRead({ productCode: '12003', actionCode: 'INCREASE_LIMIT_ENTRANCE' }),
  },
  'gateway.getCompanyDecennial': {
    summary: 'always answers for 12003',
    mutate: alwaysRead({ productCode: '12003' }),
  },
});
