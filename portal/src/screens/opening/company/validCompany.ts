/** Values for tests that the form of the company accepts on 2026-11-12. */
export const validCompany = {
  companyName: '杭州禾川工业设备有限公司',
  creditCode: '91330108MA2H7K3N62',
  companyKind: 'LIMITED',
  registeredCapital: '1,000.00',
  foundedOn: '2016-05-18',
  termTo: '2046-05-17',
  regionCode: '330108',
  address: '长河街道滨康路1180号2幢1206室',
  officeAddress: '',
  legalName: '沈志远',
  legalIdNo: '330102197806142320',
  legalIdFrom: '2016-09-12',
  legalIdTo: '2036-09-12',
  legalPhone: '13957106821',
};
