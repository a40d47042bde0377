import { valueAt } from '../../json/pointer.ts';
import { mutants } from '../mutant.ts';
import { changeEnvelope, dataOf } from '../operators/answering.ts';

/** A response without its service's envelope. */
export const noEnvelope = mutants('no-envelope', {
  'legacy.getUserNickName': {
    summary: 'success is {success, result}',
    mutate: changeEnvelope((envelope) => {
      const result = valueAt(envelope, '/data');
      return result === undefined ? envelope : { success: true, result };
    }),
  },
  'standard.queryCompanyLevelRights': {
    summary: 'the data come bare',
    mutate: changeEnvelope((envelope, operation) => valueAt(envelope, dataOf(operation)) ?? envelope),
  },
  'gateway.queryRecAdList': {
    summary: 'the inner envelope is missing',
    mutate: changeEnvelope((envelope) => {
      const data = valueAt(envelope, '/resultData/data');
      return data === undefined ? envelope : { resultCode: '0', resultMsg: '成功', resultData: data };
    }),
  },
});
