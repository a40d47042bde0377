import type { Report } from './report.ts';

/** The whole report, for machines. */
export const json = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
