import { valueAt } from '../../json/pointer.ts';
import { edited } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { changeEnvelope } from '../operators/answering.ts';
import { withRequestMembers, withPayloadMembers } from '../operators/reading.ts';

/** Wrong pages. A request with an invalid page size stays as it is, so that it is still refused. */
export const paging = mutants('paging', {
  'legacy.searchSubAcct': {
    summary: 'the page size is ignored: the first page holds everything',
    mutate: withRequestMembers(({ pageNo, pageSize }) =>
      Number(pageNo) === 1 && Number(pageSize) >= 1 && Number(pageSize) <= 100 ? { pageSize: '100' } : {},
    ),
  },
  'gateway.queryUserActivityTaskPage': {
    summary: 'always the first page',
    mutate: withPayloadMembers(({ pageNum }) => (Number(pageNum) > 1 ? { pageNum: 1 } : {})),
  },
  'provisional.queryBillPage': {
    summary: 'the page size is ignored: the first page holds everything',
    mutate: withRequestMembers(({ pageSize }) =>
      pageSize === 10 || pageSize === 20 ? { pageSize: 500 } : {},
    ),
  },
  'provisional.queryOrderPage': {
    summary: 'total counts only the items of this page',
    mutate: changeEnvelope((envelope) => {
      const list = valueAt(envelope, '/resultData/list');
      return Array.isArray(list) ? edited(envelope, '/resultData/total', () => list.length) : envelope;
    }),
  },
});
