import { markup } from './html.ts';
import type { Outcome, Visit } from './visit.ts';

/** The text of a contract template, made up: enough to be read, scrolled and agreed to. */
export function contract({ world, rest: template }: Visit): Outcome {
  const found = world.contracts.find(({ templateNo }) => templateNo === template);
  const title = found?.name ?? '企业金采服务合同';
  const clauses = [
    '乙方根据甲方提供的资料为甲方核定采购信用额度，甲方可在额度内先采购、后付款，并按本合同约定的账期还款。',
    '额度由固定额度与临时额度组成。甲方未按时还款的，乙方有权冻结额度，待逾期账单结清后恢复。',
    '周结账单每周一出账，月结账单每月1日出账，最后还款日以账单所载为准。',
    '甲方逾期还款的，自逾期之日起按逾期本金的0.05%按日计收违约金，直至清偿完毕。',
    '甲方应妥善保管账号与密码，经甲方账号发出的操作视为甲方的行为。',
    '因本合同发生的争议，双方协商解决；协商不成的，提交甲方所在地有管辖权的人民法院处理。',
  ];
  return {
    title,
    content: markup`<p class="caption">合同模板 ${template}${found ? `，版本 ${found.templateVersion}` : ''}</p>
      <p>甲方：${world.company.name}</p>
      <ol class="clauses">
        ${clauses.map((clause) => markup`<li>${clause}</li>`)}
      </ol>`,
  };
}
