import { expect, test } from 'vitest';
import { FlowType } from '#generated/shared/enums.ts';

const flows = Object.values(FlowType).map(String);

/** Each flow with the requirement that names it. */
for (const [flow, requirement] of [
  ['NORMAL', 'flow-normal'],
  ['ESC_REAL_NAME_INVALID', 'flow-esc-real-name-invalid'],
  ['EXCEED_THRESHOLD', 'flow-exceed-threshold'],
  ['OFFLINE', 'flow-offline'],
  ['CHANGE_INVESTOR', 'flow-change-investor'],
  ['COMPANY_INFO_CHANGE', 'flow-company-info-change'],
] as const)
  test(`knows the flow ${flow}`, { tags: [requirement] }, () => expect(flows).toContain(flow));
