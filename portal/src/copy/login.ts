/** What users hear whose login is not on the provider's page (copy.yaml: guard). */
export const loginFirst = '请先登录平台';
