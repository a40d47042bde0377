import { generatePath } from 'react-router-dom';

/** Something for each parameter that a route of the table has. */
const samples = { approvalNo: '1', joinId: '1', step: 'step', state: 'index', '*': 'index' };

/** An address of a route: `/company/approvals/:approvalNo` becomes `/company/approvals/1`. */
export const sampled = (path: string): string => generatePath(path, samples);
