import { visitOf, type Visit } from './plan.ts';

/**
 * Visits with findings that are fixed: each commit repeats them at the width of the finding. Written as for `--only`: the scenarios,
 * the address and the width, with colons between them.
 */
export const regressions: readonly Visit[] = [
  // The fade beside a sticky column covered the last figure of the column before.
  'withdrawal-failed:/vas/account?productCode=12003&accountNo=8801220611736027:720',
  // Lines began with a colon or a bracket; days and amounts were broken over lines.
  'factoring,logged-out:/baolibiaopin/landing?productCode=12023:320',
  'clear-type-pending:/company/clearTypeManage?productCode=12003:320',
  'mall:/company/index?productCode=12025:1024',
  'easy-pay-only:/refundDetail?productCode=12003&refundNo=TK2026111100000417:1024',
  'opening-refused:/company/open/auditResult?productCode=12003:320',
  // No sign showed that levels lay beyond the edge.
  'baseline,child-account:/company/memberCenter?productCode=12003:320',
  // A fault of the explorer: it took content that had scrolled under the edge of a box for a neighbour of the controls there.
  'clear-type-pending:/company/clearTypeManage?productCode=12003:1024',
].map(visitOf);
