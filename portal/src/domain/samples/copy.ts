import type { SampleName } from './samples.ts';

interface SampleWords {
  readonly title: string;
  /** Parts that must be legible. */
  readonly legible: readonly string[];
}

/** Texts of the sample pictures. */
export const samplesCopy = {
  sample: '样例',
  open: (title: string) => `查看样例：${title}`,
  dialog: (title: string) => `${title}样例`,
  alt: (title: string, legible: readonly string[]) =>
    `${title}的样例，框出的部分须清晰：${legible.join('、')}`,
  legible: '框出的部分须清晰可见',
  note: '样例仅供对照，内容均为虚构，请上传企业自己的文件。',
} as const;

export const sampleWords: Readonly<Record<SampleName, SampleWords>> = {
  businessLicense: {
    title: '营业执照',
    legible: ['统一社会信用代码', '企业名称', '法定代表人', '登记机关印章'],
  },
  idFront: { title: '身份证人像面', legible: ['姓名', '公民身份号码', '照片'] },
  idBack: { title: '身份证国徽面', legible: ['签发机关', '有效期限'] },
  bankFlow: { title: '对公账户流水', legible: ['户名与账号', '起止日期', '每笔日期与金额', '银行印章'] },
  invoice: { title: '增值税发票', legible: ['发票号码', '开票日期', '购买方与销售方', '价税合计'] },
  drugLicense: { title: '药品经营许可证', legible: ['许可证编号', '企业名称', '有效期至', '发证机关印章'] },
  tradeContract: { title: '贸易合同', legible: ['双方名称', '标的与金额', '签署日期', '双方印章'] },
  taxCertificate: {
    title: '纳税证明',
    legible: ['纳税人名称与识别号', '税款所属期与金额', '税务机关印章'],
  },
  financialReport: { title: '财务报表', legible: ['编制单位', '报表日期', '资产总计', '企业公章'] },
  voucher: { title: '付款凭证', legible: ['付款户名与账号', '收款户名', '金额与日期', '银行电子章'] },
  invoiceList: { title: '发票清单', legible: ['发票号码一列，每个20位，存为文本'] },
  accountList: { title: '采购账号名单', legible: ['登录账号', '账号名称', '手机号'] },
  ledger: { title: '企业台账', legible: ['账单号或订单号', '日期', '金额'] },
};
