/** Text for users whose login is not on the provider's page (docs/design/copy.md: guard). */
export const loginFirst = '请先登录平台';
