import { terms } from '../world/terms.ts';

/** The clauses of a contract by its type, in the voice of the provider; what every contract ends with follows. */
export const contractTexts = (contractType: string): readonly string[] => [
  ...(clauses[contractType] ?? service),
  ...closing,
];

const percent = (share: number): string => `${String(Math.round(share * 100_000) / 1000)}%`;

const service = [
  '乙方根据甲方提供的资料为甲方核定采购信用额度，甲方可在额度内先采购、后付款，并按本合同约定的账期还款。',
  '额度由固定额度与临时额度组成。甲方未按时还款的，乙方有权冻结额度，待逾期账单结清后恢复。',
  '周结账单每周一出账，月结账单每月1日出账，最后还款日以账单所载为准。',
  `甲方逾期还款的，自逾期之日起按逾期本金的${percent(terms.penaltyPerDay)}按日计收违约金，直至清偿完毕。`,
];

const clauses: Readonly<Record<string, readonly string[]>> = {
  SERVICE: service,
  CREDIT: [
    '甲方授权乙方向依法设立的征信机构查询、核实甲方的企业信用信息，用于核定与管理采购信用额度。',
    '甲方授权乙方按照法律规定，向征信机构报送甲方的额度、用款、还款与逾期信息。',
    '乙方对查询到的信息负有保密义务，不得用于本授权以外的用途。',
    '本授权自甲方确认之日起生效，至甲方注销产品且结清全部欠款之日止。',
  ],
  DEBIT: [
    '甲方授权乙方在账单最后还款日，从甲方指定的付款账户扣划当期应还金额。',
    '付款账户余额不足的，乙方可以部分扣划，余下金额由甲方自行还清；未还清的部分按逾期处理。',
    '甲方可以在还款设置中变更付款账户或者关闭代扣，变更自次日起生效。',
  ],
  LIMIT: [
    '乙方经审核为甲方核定的采购信用额度与账期，以本确认书签署时页面所示的审核结果为准。',
    '额度自甲方签署本确认书之时起生效，甲方可在额度内先采购、后付款。',
    '乙方可以根据甲方的经营与还款情况调整额度，调整前已经发生的采购不受影响。',
    '本确认书是甲方与乙方签订的服务合同的组成部分，未约定的事项适用服务合同。',
  ],
  INSTALMENT: [
    '甲方选定的月结账单按所选期数与还款方式分期偿还，每期应还金额与最后还款日以还款计划所载为准。',
    `分期服务费按分期本金的${percent(terms.instalmentFeePerPeriod)}逐期计收，随当期账单一并偿还；分期后原账单不再单独计收服务费。`,
    '甲方可以提前偿还剩余本金；已经计收的服务费不予退还。',
    `任一期逾期的，自逾期之日起按逾期本金的${percent(terms.penaltyPerDay)}按日计收违约金，直至清偿完毕。`,
    '分期申请审核通过后不可撤销。',
  ],
};

const closing = [
  '甲方应妥善保管账号与密码，经甲方账号发出的操作视为甲方的行为。',
  '因本合同发生的争议，双方协商解决；协商不成的，提交甲方所在地有管辖权的人民法院处理。',
];
