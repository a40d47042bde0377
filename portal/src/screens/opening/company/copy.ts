/** Texts of the step 企业信息. */
export const companyCopy = {
  licence: {
    title: '营业执照',
    limits: (types: string, megabytes: number) => `${types}，不超过${String(megabytes)}MB`,
    read: (filled: number, edited: number) =>
      edited === 0
        ? `识别出${String(filled)}项并已填入。每项均可修改，以营业执照原件为准。`
        : `识别出${String(filled)}项并已填入，其中${String(edited)}项您已修改。每项均可修改，以营业执照原件为准。`,
    unread: '未能识别出企业信息，请手动填写，或上传更清晰的图片。',
  },
  company: '企业信息',
  legal: '法定代表人',
  labels: {
    companyName: '企业名称',
    creditCode: '统一社会信用代码',
    companyKind: '企业类型',
    registeredCapital: '注册资本（万元）',
    foundedOn: '成立日期',
    termTo: '营业期限至（选填）',
    regionCode: '注册地区',
    address: '详细地址',
    officeAddress: '实际经营地址（选填）',
    legalName: '姓名',
    legalPhone: '手机号',
    legalIdNo: '身份证号',
    legalIdFrom: '证件生效日期',
    legalIdTo: '证件有效期至（选填）',
  },
  hints: {
    termTo: '长期有效可不填',
    officeAddress: '与注册地址相同可不填',
    legalPhone: '用于接收签署短信和人脸识别链接',
    legalIdTo: '长期有效可不填',
  },
  origin: {
    read: '执照识别',
    edited: '已修改',
    restore: (value: string) => `恢复${value}`,
    restoreLabel: (field: string, value: string) => `${field}恢复为${value}`,
  },
  longTerm: '长期',
  problems: {
    region: '请选择注册地区到最末级',
    creditCode: '请输入18位统一社会信用代码',
    creditCheck: '校验位不正确，请对照营业执照核对',
    idCard: '请输入18位身份证号',
    idCheck: '校验位不正确，请对照身份证核对',
    founded: '成立日期不能晚于今天',
    termOver: '营业期限已到期',
    idFuture: '证件生效日期不能晚于今天',
    idOver: '证件已到期',
    idOrder: '须晚于生效日期',
  },
} as const;
