import { VerifyWay } from '#generated/shared/enums/VerifyWay.ts';

/** Texts of the step 实名认证. */
export const verifyCopy = {
  title: '认证方式',
  ways: {
    [VerifyWay.Redirect]: '前往认证中心提交企业信息，完成后自动返回',
    [VerifyWay.Transfer]: '向企业对公账户打入一笔小额款项，填写到账金额即可',
    [VerifyWay.Face]: '法定代表人使用手机完成人脸识别',
  } satisfies Record<VerifyWay, string>,
  start: {
    [VerifyWay.Redirect]: '前往认证中心',
    [VerifyWay.Face]: '开始人脸识别',
  },
  passed: (way: string, at: string) => `已于${at}通过${way}`,
  account: {
    title: '对公账户',
    accountNo: '对公银行账号',
    bankName: '开户银行',
    bankHint: '请填写到支行，如招商银行杭州滨江支行',
    accountWrong: '请输入8至32位数字的银行账号',
    send: '确认并打款',
  },
  amount: {
    title: '填写到账金额',
    sent: '打款账户',
    sentAt: '打款时间',
    until: '请在此时间前填写',
    tries: '还可尝试',
    triesOf: (left: number) => `${String(left)}次`,
    label: '到账金额（元）',
    hint: '1元以内，请以银行流水为准',
    confirm: '确认金额',
    resend: '重新打款',
    spent: '金额填写次数已用尽，请重新打款。',
    over: '打款验证已超过24小时，请重新打款。',
  },
  nothing: '没有待完成的实名认证。',
  alone: '企业实名认证',
  aloneIntro: '通过对公账户小额打款完成认证。',
  done: '实名认证已通过',
} as const;
