import { valueAt } from '../../json/pointer.ts';
import { edited } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { answering } from '../operators/answering.ts';
import { assuming, assumingInside } from '../operators/reading.ts';

/** Wrong pages. */
export const paging = mutants('paging', {
  'legacy.searchSubAcct': {
    says: 'the page size is ignored: every page holds everything',
    mutate: assuming(({ pageNo, pageSize }) =>
      Number(pageNo) === 1 && Number(pageSize) >= 1 && Number(pageSize) <= 100 ? { pageSize: '100' } : {},
    ),
  },
  'gateway.queryUserActivityTaskPage': {
    says: 'always the first page',
    mutate: assumingInside(({ pageNum }) => (Number(pageNum) > 1 ? { pageNum: 1 } : {})),
  },
  'provisional.queryBillPage': {
    says: 'the page size is ignored: every page holds everything',
    mutate: assuming(({ pageSize }) => (pageSize === 10 || pageSize === 20 ? { pageSize: 500 } : {})),
  },
  'provisional.queryOrderPage': {
    says: 'total is what is on this page',
    mutate: answering((envelope) => {
      const list = valueAt(envelope, '/resultData/list');
      return Array.isArray(list) ? edited(envelope, '/resultData/total', () => list.length) : envelope;
    }),
  },
});
