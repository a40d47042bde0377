/** Words in the heads of ledgers, by role of the column. An earlier pattern fits better. Texts of files, not of the portal. */
export const headerWords = {
  number: [
    /^(?:账单|帐单|订单)(?:编?号|编码)/,
    /(?:账单|帐单|订单)(?:编?号|编码)/,
    /(?:单据|业务|往来|交易|对方)?(?:编号|单号|流水号?)/,
    /凭证号|票号|号码|^no\.?$/i,
  ],
  date: [/^(?:账单|帐单|记账|入账|业务|交易|下单|制单|凭证)?(?:日期|日$)/, /日期|时间|^date$/i],
  amount: [
    /^(?:账单|帐单|订单|应付|入账|记账|发生|本币|不含税|含税|价税合计)?金额/,
    /金额|发生额|贷方|借方|应付|^amount$/i,
  ],
  note: [/^(?:摘要|备注|说明|附言)/, /摘要|备注|说明|用途|商品|品名|内容/],
} as const satisfies Record<string, readonly RegExp[]>;

/** Heads of columns whose numbers are not the amount of a line. */
export const notAmount = /余额|税额|税率|数量|单价|汇率|序号|天数|期次|合计数/;

/** Texts of lines that are no entries, since they add up others or carry a balance over. */
export const totalWords =
  /^(?:本页|本月|本日|本年|本期|当前|全部|总)?(?:合计|小计|总计|累计)|^(?:期初|期末|年初|月初|上期|上年)(?:余额|结转)|^(?:承前页|过次页|结转|上年结转|制表|审核|复核)/;
