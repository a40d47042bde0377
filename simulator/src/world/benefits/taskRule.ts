/** Rules of a task in sentences, matching tasks.ts. */
import { TaskDimension } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import type { Task } from './schema.ts';

const counts: Record<TaskDimension, string> = {
  [TaskDimension.OrderAmount]: '活动期内下单且支付成功的订单，按订单金额扣除退款后计入。',
  [TaskDimension.EasyPayRepaymentAmount]: '活动期内用易捷付还款账户还款成功的金额计入。',
  [TaskDimension.OrderCount]: '活动期内下单且支付成功的订单，按笔数计入；全额退款的不计。',
};

export const ruleOf = ({ dimension, goods, reward }: Task): string[] => [
  counts[dimension],
  ...(goods === undefined ? [] : [`仅限名称含${goods.map((word) => `“${word}”`).join('、')}的商品。`]),
  '企业母账号和子账号的采购、还款合并计算。',
  '活动期内参加即可，参加前的订单同样计入。',
  `达成后${reward}，在活动结束后${String(terms.taskRewardDays)}天内发放。`,
];
