import { MessageEvent } from '#generated/shared/enums/MessageEvent.ts';

/** Texts of the message centre, in the voice of copy.yaml and of its picture. */
export const copy = {
  title: '消息',
  bell: (unread: number) => (unread === 0 ? '消息' : `消息，${String(unread)}条未读`),
  most: '99+',
  readAll: '全部已读',
  tabs: { label: '已读与未读', all: '全部', unread: '未读' },
  kinds: { label: '消息类别', all: '全部' },
  today: '今天',
  earlier: '更早',
  read: '标为已读',
  readOf: (title: string) => `标为已读：${title}`,
  unread: '未读',
  more: '查看更多',
  empty: '暂无消息',
  kept: '保留近180天消息',
  links: {
    [MessageEvent.DueSoon]: '去还款',
    [MessageEvent.Overdue]: '去还款',
    [MessageEvent.Repaid]: '查看还款',
    [MessageEvent.RepayFailed]: '重新还款',
    [MessageEvent.Billed]: '查看账单',
    [MessageEvent.Refunded]: '查看退款',
    [MessageEvent.AuditEnded]: '查看额度',
    [MessageEvent.ContractToSign]: '去签署',
    [MessageEvent.CouponExpiring]: '去使用',
  } satisfies Record<MessageEvent, string>,

  setting: {
    open: '短信与邮件提醒设置',
    title: '提醒设置',
    back: '返回消息',
    intro: '站内消息总会收到，以下类别另以短信或邮件提醒当前账号。',
    sms: (phone: string) => `短信提醒（${phone}）`,
    email: '邮件提醒',
    emailAddress: '接收邮箱',
    badEmail: '请输入正确的邮箱',
    needEmail: '请填写接收邮箱',
    save: '保存设置',
    saved: '提醒设置已保存',
  },
} as const;
