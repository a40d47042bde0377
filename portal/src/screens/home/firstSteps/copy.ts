import type { FirstStep } from '#generated/shared/enums/FirstStep.ts';

interface StepWords {
  readonly note: string;
  readonly action: string;
}

/** Texts of the first steps. */
export const firstStepsCopy = {
  title: '新手任务',
  done: '已完成',
  progress: (done: number, all: number) => `${String(done)}/${String(all)}`,
  next: (step: string) => `下一步：${step}`,
  fold: '收起新手任务',
  unfold: '展开新手任务',
  hide: '不再显示',
  hideTitle: '不再显示新手任务',
  hideMessage: '隐藏后，所有设备的首页都不再显示新手任务。各项仍可从菜单办理。',
} as const;

export const stepCopy: Readonly<Record<FirstStep, StepWords>> = {
  COMPANY_INFO: { note: '补全资料，以免受限', action: '去完善' },
  CONTRACTS: { note: '有合同待签署', action: '去签署' },
  ACCOUNTS: { note: '同事各用账号采购', action: '去邀请' },
  CYCLE: { note: '选定出账日与还款日', action: '去设置' },
  PURCHASE: { note: '先采购，后付款', action: '去采购' },
  REPAYMENT: { note: '还款日前还清账单', action: '去还款' },
};

/** Steps of a product without a shop page, or whose home page shows the bills. */
export const elsewhereCopy = {
  orders: '查看订单',
  onHome: '在首页应还账单中还款',
} as const;
