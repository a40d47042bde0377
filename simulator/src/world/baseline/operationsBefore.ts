/** Operation log of some weeks: at least one entry of each kind, and of each result. */
import { AccountStatus, OperationKind, OperationResult } from '#generated/shared/enums.ts';
import type { Given } from '../given.ts';
import { withOperation, type OperationDetails } from '../operations/operations.ts';
import { addDays, dayOf, instantOf, type Instant } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import type { World } from '../world.ts';

const OFFICE = 'Chrome 142，Windows';
const PHONE = 'Safari 18，iOS';

type PastOperation = readonly [
  daysAgo: number,
  time: string,
  by: 'parent' | 'child',
  act: Omit<OperationDetails, 'device'>,
];

const { Done, Refused, Waiting } = OperationResult;

/** Oldest first. The names of operations are those of the contract (services/operationKind.ts). */
const pastOperations: readonly PastOperation[] = [
  [40, '09:12:05', 'parent', { kind: OperationKind.Opening, operation: '提交开通申请', result: Done }],
  [
    39,
    '10:30:41',
    'parent',
    { kind: OperationKind.Contract, operation: '校验认证结果并保存合同', result: Done },
  ],
  [30, '14:02:18', 'parent', { kind: OperationKind.Company, operation: '修改管理员手机号', result: Done }],
  [28, '11:20:00', 'parent', { kind: OperationKind.Setting, operation: '保存还款设置', result: Done }],
  [
    21,
    '16:45:33',
    'parent',
    {
      kind: OperationKind.Verification,
      operation: '校验短信验证码',
      result: Refused,
      resultText: '验证码错误',
    },
  ],
  [21, '16:46:10', 'parent', { kind: OperationKind.Verification, operation: '校验短信验证码', result: Done }],
  [
    18,
    '09:05:27',
    'parent',
    { kind: OperationKind.Quota, operation: '提交提额申请', amount: cents(300_000), result: Done },
  ],
  [
    15,
    '10:11:52',
    'parent',
    {
      kind: OperationKind.Certificate,
      operation: '申请结清证明',
      result: Refused,
      resultText: '有未结清的欠款',
    },
  ],
  [
    12,
    '15:30:09',
    'parent',
    {
      kind: OperationKind.Cancellation,
      operation: '注销产品',
      result: Refused,
      resultText: '有须处理的事项',
    },
  ],
  [9, '09:48:36', 'child', { kind: OperationKind.Billing, operation: '申请快速出账', result: Done }],
  [8, '13:17:44', 'parent', { kind: OperationKind.Benefit, operation: '参加任务', result: Done }],
  [6, '10:02:03', 'child', { kind: OperationKind.Message, operation: '标为已读', result: Done }],
  [
    4,
    '17:21:58',
    'parent',
    {
      kind: OperationKind.Funds,
      operation: '提交转出',
      subject: '8801220611736027',
      amount: cents(10_000),
      result: Done,
    },
  ],
  [
    3,
    '11:36:20',
    'child',
    {
      kind: OperationKind.Repay,
      operation: '提交还款',
      subject: 'ZD202611020032、ZD202611090033',
      amount: cents(60_000),
      result: Waiting,
    },
  ],
  [
    3,
    '14:08:15',
    'parent',
    { kind: OperationKind.Approval, operation: '审批', subject: 'SP2026110900000001', result: Done },
  ],
  [
    1,
    '09:27:49',
    'parent',
    {
      kind: OperationKind.Account,
      operation: '设置采购账号的上限额度',
      subject: 'hechuan_cg02',
      amount: cents(80_000),
      result: Done,
    },
  ],
  [1, '18:04:12', 'parent', { kind: OperationKind.Other, operation: '其他操作', result: Done }],
];

/** Adds the past operations if the scenario asks for them. By default the log is empty at the start. */
export function operationsBefore(world: World, { operationLog }: Given, now: Instant): World {
  if (operationLog !== true) return world;
  const { viewer } = world;
  const child = world.accounts.find(
    ({ pin, status }) => pin !== viewer.pin && status === AccountStatus.Normal,
  );
  return pastOperations.reduce((soFar, [daysAgo, time, by, act]) => {
    const actor = by === 'child' && child ? { ...viewer, pin: child.pin, account: child.type } : viewer;
    const at = instantOf(addDays(dayOf(now), -daysAgo), time);
    return withOperation(soFar, actor, { ...act, device: by === 'child' ? PHONE : OFFICE }, at);
  }, world);
}
