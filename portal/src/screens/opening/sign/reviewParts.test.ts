import { expect, test } from 'vitest';
import type { Application } from '../opening.ts';
import { reviewRows } from './reviewParts.ts';

const application: Application = {
  applyNo: 'SQ1',
  productCode: '12003',
  status: 'FILLING',
  version: 6,
  updatedAt: '2026-11-12 10:00:00',
  createdAt: '2026-11-12 09:38:00',
  keptUntil: '2026-12-12',
  steps: [],
  drafts: [],
  company: {
    companyName: '杭州禾川工业设备有限公司',
    creditCode: '91330108MA2H7K3N62',
    companyKind: 'LIMITED',
    registeredCapital: 1000,
    foundedOn: '2016-05-18',
    regionCode: '330108',
    regionName: '浙江省杭州市滨江区',
    address: '滨康路1180号',
    legalName: '沈志远',
    legalIdNo: '330102197806142320',
    legalIdFrom: '2016-09-12',
    legalPhone: '13957106821',
  },
  verification: { ways: ['FACE'], passedBy: 'FACE', passedAt: '2026-11-12 09:46:10', faceTriesLeft: 5 },
  contactRule: {
    roles: ['financeHead'],
    once: [],
    relationships: [],
    relationshipFor: [],
    minContacts: 1,
    maxContacts: 5,
  },
  contacts: [
    {
      name: '周敏',
      role: 'financeHead',
      relationship: 'financeHandler',
      phone: '13606812257',
      email: 'z@hechuan.cn',
    },
  ],
  business: { purchaseKinds: ['INDUSTRIAL', 'WELFARE'], monthlyVolume: 'UP_TO_1M', payHabit: 'MONTHLY' },
  materials: [{ materialType: 'INVOICE', desc: '', minFiles: 1, maxFiles: 5 }],
  files: [],
  maxFiles: 20,
  maxFileBytes: 10_485_760,
  fileTypes: ['image/png'],
};

test('lists the values of each step, with a text for empty ones', () => {
  expect(Object.fromEntries(reviewRows(application, 'COMPANY'))).toMatchObject({
    企业类型: '有限责任公司',
    注册资本: '1,000.00万元',
    营业期限至: '长期',
    注册地址: '浙江省杭州市滨江区滨康路1180号',
    实际经营地址: '与注册地址相同',
    证件有效期: '2016-09-12 - 长期',
  });
  expect(reviewRows(application, 'VERIFY')).toEqual([
    ['认证方式', '法定代表人人脸识别认证'],
    ['通过时间', '2026-11-12 09:46:10'],
  ]);
  expect(reviewRows(application, 'CONTACTS')).toEqual([
    ['财务负责人', '周敏，企业财务经办人，13606812257，z@hechuan.cn'],
  ]);
  expect(reviewRows(application, 'BUSINESS')).toEqual([
    ['采购品类', '工业品、劳保福利'],
    ['月均采购额', '50万-100万元'],
    ['目前的付款方式', '按月结算'],
    ['推荐码', '未填写'],
  ]);
  expect(reviewRows(application, 'MATERIALS')).toEqual([['增值税发票', '0份']]);
});
