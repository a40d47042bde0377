/** Texts of the overlay (docs/design/copy.md: error). They load with the overlay. */
export const copy = {
  title: '系统错误',
  text: '系统错误，请稍后重试；如仍有问题，请联系客服',
  contactService: '联系客服',
  reload: '重新加载',
} as const;
