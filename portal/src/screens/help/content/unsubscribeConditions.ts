import { section, table, warning, type HelpSection } from './blocks.ts';

/** First section of both pages on cancelling. Sources: 1 §4 blocking statuses, 1 §6 roles. */
export const cancelConditions: HelpSection = section(
  'conditions',
  '注销条件',
  table(
    '注销条件与处理办法',
    ['条件', '不满足时'],
    [
      ['由母账号办理', '子账号不支持注销，请由母账号在PC端冻结或删除子账号。'],
      ['全部账单已结清', '请先还清未结清和逾期的账单。'],
      ['没有在途返利', '有在途返利待处理，暂不可注销，请待返利到账后再申请。'],
      ['账户无余额和待处理款项', '请先认领并转出溢缴款账户的余额。'],
    ],
  ),
  warning('注销后将无法继续使用该产品。如需再次使用，须重新申请开通并经过审核。'),
);
