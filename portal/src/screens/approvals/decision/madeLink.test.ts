import { expect, test } from 'vitest';
import { madeLink } from './madeLink.ts';

const parent = { isParent: true };
const child = { isParent: false };

test.each([
  [{ kind: 'REPAY', referenceNo: 'HK1', mine: true }, child, '/repayCom/result?repayNo=HK1'],
  [{ kind: 'REPAY', referenceNo: 'HK1', mine: false }, parent, '/repayCom/result?repayNo=HK1'],
  [{ kind: 'REPAY', referenceNo: 'HK1', mine: false }, child, undefined],
  [{ kind: 'WITHDRAWAL', referenceNo: 'ZC1', mine: true }, parent, '/vas/withdrawal/result?withdrawalNo=ZC1'],
  [{ kind: 'WITHDRAWAL', referenceNo: 'ZC1', mine: false }, child, undefined],
  [{ kind: 'ACCOUNT_LIMIT', mine: true }, parent, undefined],
  [{ kind: 'REPAY', mine: true }, parent, undefined],
] as const)('links %o for the viewer %o to %s', (approval, viewer, to) => {
  expect(madeLink(approval, viewer)?.to).toBe(to);
});
