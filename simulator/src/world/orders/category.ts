/** Category of an order by words in the name of its goods (assumed: a real mall names the category). */
import { PurchaseKind } from '#generated/shared/enums.ts';

/** Words of each category. The first category with a matching word counts, so 打印机 is digital and 打印纸 office. */
const words: readonly (readonly [kind: PurchaseKind, words: readonly string[]])[] = [
  [PurchaseKind.Digital, ['打印机', '硒鼓', '交换机', '电脑', '键盘', '鼠标', '显示器', '服务器']],
  [PurchaseKind.Welfare, ['劳保', '安全帽', '防护', '手套', '帽子', '鞋', '裤子', '衬衫', '毛巾', '肥皂']],
  [PurchaseKind.Office, ['办公', '打印纸', '文具', '椅', '桌']],
  [
    PurchaseKind.Industrial,
    [
      '电机',
      '变频器',
      '断路器',
      '轴承',
      '气动',
      '工具',
      '刀具',
      '紧固件',
      '润滑油',
      '工业',
      '机床',
      '滤芯',
      '空压机',
    ],
  ],
  [PurchaseKind.Appliance, ['空调', '冰箱', '热水器', '电器']],
  [PurchaseKind.Medicine, ['药', '医用', '口罩', '器械']],
  [PurchaseKind.Food, ['食品', '饮料', '茶', '水', '鸡', '鱼', '培根', '奶酪', '披萨', '沙拉', '香肠', '薯']],
];

export const categoryOf = ({ goods }: { readonly goods: string }): PurchaseKind =>
  words.find(([, ofKind]) => ofKind.some((word) => goods.includes(word)))?.[0] ?? PurchaseKind.Other;
