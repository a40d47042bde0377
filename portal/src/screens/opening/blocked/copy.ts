import { HOTLINE } from '#portal/copy/contact.ts';

export const copy = {
  repeat: {
    title: '重复开通',
    intro: '同一企业的同一产品只能由一个账号开通。',
    not: '贵企业尚未开通该产品，可以继续办理。',
    heading: '该企业已由其他账号开通',
    facts: { companyName: '企业名称', account: '已开通的账号', openedOn: '开通日期' },
    options: {
      title: '您可以',
      list: [
        '使用已开通的账号登录并采购',
        '请该账号在“采购账号管理”中将您的账号添加为采购子账号',
        `若不认识该账号，请致电${HOTLINE}核实，核实后可由客服注销原开通`,
      ],
    },
    switchAccount: '换账号登录',
  },
  abnormal: {
    title: '经营异常',
    intro: '企业经营状态正常后方可开通。',
    not: '贵企业经营状态正常，可以继续办理。',
    heading: '企业被列入经营异常名录',
    facts: { reason: '列入原因', authority: '作出决定机关', since: '列入日期' },
    options: {
      title: '如何恢复',
      list: [
        '向作出决定的机关申请移出经营异常名录',
        '移出后登记信息一般在3个工作日内更新',
        '更新后点击“重新校验”，通过即可继续开通，已填内容保留',
      ],
    },
    again: '重新校验',
    checking: '校验中',
    still: (at: string) => `${at}校验：仍为经营异常`,
  },
};
