import { HOTLINE } from '#portal/copy/contact.ts';
import type { Question } from './blocks.ts';

/** Questions that both help centres have. */
export const sharedQuestions = {
  calendar: {
    id: 'calendar',
    question: '怎样提前知道哪天要还多少？',
    answer:
      '“还款日历”按日显示应还金额。可下载日历文件，或用订阅地址加入手机日历。母账号还可查看未来60天的资金预测：余额不足时显示缺口，以及哪天前需转入多少。',
  },
  spending: {
    id: 'spending',
    question: '采购花了多少，在哪里看？',
    answer:
      '在“支出分析”中查看近3、6、12个月或自选日期的采购支出、额度使用、费用与节省，可切换图与表并打印。采购支出可按月份、采购账号或采购品类查看；额度使用为每日日终的已用额度。金额与订单、账单、还款记录一致。',
  },
  reconcile: {
    id: 'reconcile',
    question: '怎样与本企业的明细账核对？',
    answer:
      '在“对账”中选择Excel（XLSX）或CSV文件，与平台的账单或订单核对。结果分为金额不一致、仅一方有（仅明细账有、仅平台有）、重复记账和一致；重复记账是同一编号在明细账中不止一次。文件只在本机读取，不会上传。',
  },
  views: {
    id: 'views',
    question: '怎样保存常用的筛选？',
    answer:
      '在列表中设置筛选、排序与列，点击“视图”并保存，每个列表最多20个。一个视图可设为默认，打开列表时使用。母账号可共享视图，子账号只读。',
  },
  approvalSetting: {
    id: 'approval-setting',
    question: '怎样设置哪些操作须审批？',
    answer:
      '母账号在“审批管理”中点击“审批设置”，填写审批金额并选择审批账号。超过该金额的还款、转出与上限额度调整，须由另一账号审批；3天内未审批自动失效。待审批的申请可“逐笔审批”。',
  },
  approvals: {
    id: 'approvals',
    question: '待审批的申请怎样逐笔处理？',
    answer:
      '在“审批管理”或“消息”中点击“逐笔审批”，每次显示一笔，最先到期的在前。同意款项须输入支付密码或短信验证码，驳回须填写原因。已由他人审批、撤回或失效的，说明后显示下一笔。',
  },
  log: {
    id: 'log',
    question: '在哪里查看谁做过什么操作？',
    answer: '母账号在“操作日志”中查看企业各账号的操作、对象、金额与结果，含未成功的操作。',
  },
  find: {
    id: 'find',
    question: '怎样快速找到一张单据？',
    answer:
      '点页面顶部的放大镜，或按键盘上的 / 键，输入编号的几位、金额或名称，即可查找账单、订单、还款、退款、合同、采购账号、页面与帮助。多个编号可从表格一次粘贴；方向键选择，回车打开。',
  },
  fraud: {
    id: 'fraud',
    question: '有人要求转账到个人账户，怎么办？',
    answer: `请勿向任何个人账户转账，勿向他人透露短信验证码。如有疑问，请致电客服热线${HOTLINE}。`,
  },
} as const satisfies Readonly<Record<string, Question>>;
