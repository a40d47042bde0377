/** Texts of the step 经营信息. */
export const businessCopy = {
  title: '采购与付款',
  labels: {
    purchaseKinds: '采购品类（可多选）',
    monthlyVolume: '月均采购额',
    payHabit: '目前的付款方式',
    recommendCode: '推荐码（选填）',
  },
  codeHint: '没有推荐人可不填',
  code: '推荐码为字母、数字、下划线或短横线，最多64位',
} as const;
