/** The help centre's own texts; its pages are in content/. */
export const copy = {
  contents: '帮助目录',
  onThisPage: '本页内容',
  search: {
    label: '搜索帮助内容',
    placeholder: '搜索问题，如：认领、免息、注销',
    clear: '清除搜索',
    title: (words: string) => `“${words}”的搜索结果`,
    count: (count: number) => `共${String(count)}条`,
    empty: '没有找到相关内容，请换个词试试，或联系客服',
  },
  print: '打印',
  anchor: (title: string) => `${title}的链接`,
  more: '查看详情',
  moreAbout: (question: string) => `查看详情：${question}`,
  related: '相关内容',
  pager: '上一篇和下一篇',
  previous: '上一篇',
  next: '下一篇',
  warning: '注意',
  info: '提示',
  contact: {
    title: '没有解决您的问题？',
    hotline: '客服热线',
    hours: '（每日9:00-22:00）',
    chat: '咨询24小时智能客服',
  },
} as const;
