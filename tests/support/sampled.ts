import { generatePath } from 'react-router-dom';

/** Something for each parameter that a route of the table has; where it is a number of something, of one that there is. */
const samples = {
  approvalNo: 'SP2026111200000001',
  joinId: 'CY2026110001',
  step: 'step',
  state: 'index',
  '*': 'index',
};

/** An address of a route: `/companyInfo/:state` becomes `/companyInfo/index`. */
export const sampled = (path: string): string => generatePath(path, samples);
