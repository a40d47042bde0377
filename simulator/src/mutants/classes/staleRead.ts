import { mutants } from '../mutant.ts';
import { stale } from '../operators/world.ts';

/** A read that ignores the last write. */
export const staleRead = mutants('stale-read', {
  'gateway.queryQuickBillData': {
    summary: 'a quick bill that was just ordered does not show',
    mutate: stale(),
    seenWith: ['gateway.orderQuickBill'],
  },
  'provisional.queryNeedSignContractList': {
    summary: 'a contract that was just signed still waits',
    mutate: stale(),
    seenWith: ['gateway.signContractsForCreditCompliance'],
  },
  'gateway.queryAfficheList': {
    summary: 'a notice that was just confirmed is still there',
    mutate: stale(),
    seenWith: ['gateway.affirm'],
  },
});
