/** Tests every state code of the approval operations. */
import { expect, test } from 'vitest';
import { operations } from '#generated/provisional/operations.ts';
import { testRefusals, untestedStates, type Refusal } from '../answers/refusals.ts';
import { key, limit, productCode, waiting } from './approving.ts';

// The keys of the contract's examples: in the scenario approval-key-used they are already used with other content.
const deciding = { ...waiting, idempotencyKey: '8a1f0c7e9a2d4e6f8b30', approve: true };
const asking = { idempotencyKey: '7d1f0c7e9a2d4e6f8b31', content: { limit } };
/** A request for a withdrawal, which needs a password or an SMS code. */
const askingToWithdraw = {
  ...asking,
  content: {
    withdrawal: { productCode, idempotencyKey: key(1), accountNo: '8801220611736027', amount: 20_000 },
  },
};

const rows: Refusal[] = [
  ['P230002', 'baseline', 'saveApprovalSetting', { enabled: true, amount: 50_000, deciders: [] }],
  ['P090001', 'approval-key-used', 'submitApproval', asking],
  ['P230008', 'approvals', 'submitApproval', { ...asking, content: { limit: { ...limit, limit: 100 } } }],
  ['P230009', 'baseline', 'submitApproval', asking],
  ['P230009', 'approvals', 'submitApproval', { ...asking, content: {} }],
  ['P230002', 'approval-no-decider', 'submitApproval', asking],
  ['P230003', 'approval-limit-waiting', 'submitApproval', asking],
  [
    'P140003',
    'withdrawal-approvals-no-password',
    'submitApproval',
    { ...askingToWithdraw, password: '804617' },
  ],
  ['P140002', 'withdrawal-approvals-locked', 'submitApproval', { ...askingToWithdraw, password: '804617' }],
  ['P140001', 'withdrawal-approvals', 'submitApproval', { ...askingToWithdraw, password: '926153' }],
  ['P150001', 'withdrawal-approvals', 'submitApproval', askingToWithdraw],
  ['P230004', 'baseline', 'queryApprovalDetail', waiting],
  ['P230004', 'baseline', 'decideApproval', deciding],
  ['P090001', 'approval-key-used', 'decideApproval', deciding],
  ['P230006', 'approval-ended', 'decideApproval', deciding],
  ['P230005', 'approval-limit-waiting', 'decideApproval', deciding],
  ['P230007', 'approval-to-decide', 'decideApproval', { ...deciding, approve: false }],
  ['P230008', 'approval-outdated', 'decideApproval', deciding],
  ['P140001', 'approval-password', 'decideApproval', { ...deciding, password: '926153' }],
  ['P140002', 'approval-password-locked', 'decideApproval', { ...deciding, password: '804617' }],
  ['P140003', 'approval-to-decide', 'decideApproval', { ...deciding, password: '804617' }],
  ['P150001', 'approval-to-decide', 'decideApproval', deciding],
  ['P230004', 'baseline', 'withdrawApproval', waiting],
  ['P230005', 'approval-to-decide', 'withdrawApproval', waiting],
  ['P230006', 'approval-ended', 'withdrawApproval', waiting],
];

testRefusals(rows, { productCode });

test('tests every state code of these operations', () => {
  const ofApprovals = Object.values(operations).filter(({ path }) => path.startsWith('/approvals/'));
  expect(untestedStates(ofApprovals, rows)).toEqual([]);
});
