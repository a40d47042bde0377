import { visitOf, type Visit } from './plan.ts';

/** Mended findings on a scenario's page: visited again for each commit, at the width of the finding. */
export const met: readonly Visit[] = [
  // The fade beside a column that stands still lay over the last figure of the one before.
  'withdrawal-failed:/vas/account?productCode=12003&accountNo=8801220611736027:720',
  // Lines that began with a colon or a bracket, days and amounts that were torn.
  'factoring,logged-out:/baolibiaopin/landing?productCode=12023:320',
  'clear-type-pending:/company/clearTypeManage?productCode=12003:320',
  'mall:/company/index?productCode=12025:1024',
  'easy-pay-only:/refundDetail?productCode=12003&refundNo=TK2026111100000417:1024',
  'opening-refused:/company/open/auditResult?productCode=12003:320',
  // Levels beyond the edge of which nothing told.
  'baseline,child-account:/company/memberCenter?productCode=12003:320',
  // The explorer's own error: what goes by under the edge of a box that scrolls is beside nothing that stands there.
  'clear-type-pending:/company/clearTypeManage?productCode=12003:1024',
].map(visitOf);
