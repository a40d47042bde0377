import type { HandlerTable } from '../handler.ts';
import { getUserInfo } from './getUserInfo.ts';
import { queryDueCalendar } from './queryDueCalendar.ts';
import { queryMonthlyTotals } from './queryMonthlyTotals.ts';
import { queryNeedSignContractList } from './queryNeedSignContractList.ts';

/** Every operation of the provisional service: an operation of the contract that is missing here does not compile. */
export const handlers = {
  getUserInfo,
  queryDueCalendar,
  queryMonthlyTotals,
  queryNeedSignContractList,
} satisfies HandlerTable<'provisional'>;
