import type { Report } from './report.ts';

/** Returns the whole report as JSON. */
export const json = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
