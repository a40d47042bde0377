import { generatePath } from 'react-router-dom';

/** A value for each route parameter; numbers name existing records. */
const samples = {
  approvalNo: 'SP2026111200000001',
  joinId: 'CY2026110001',
  step: 'step',
  state: 'index',
  '*': 'index',
};

/** Returns an address of a route: `/companyInfo/:state` becomes `/companyInfo/index`. */
export const sampled = (path: string): string => generatePath(path, samples);
