/** Administrative regions for addresses: the part of GB/T 2260 that the simulated provider knows. */

/** Names by code. A code that ends in 0000 is a province, one that ends in 00 a city. */
const table: Readonly<Record<string, string>> = {
  '110000': '北京市',
  '110100': '北京市',
  '110101': '东城区',
  '110102': '西城区',
  '110105': '朝阳区',
  '110106': '丰台区',
  '110108': '海淀区',
  '110115': '大兴区',
  '120000': '天津市',
  '120100': '天津市',
  '120101': '和平区',
  '120103': '河西区',
  '120116': '滨海新区',
  '310000': '上海市',
  '310100': '上海市',
  '310101': '黄浦区',
  '310104': '徐汇区',
  '310112': '闵行区',
  '310114': '嘉定区',
  '310115': '浦东新区',
  '320000': '江苏省',
  '320100': '南京市',
  '320102': '玄武区',
  '320106': '鼓楼区',
  '320115': '江宁区',
  '320200': '无锡市',
  '320211': '滨湖区',
  '320214': '新吴区',
  '320500': '苏州市',
  '320505': '虎丘区',
  '320506': '吴中区',
  '320508': '姑苏区',
  '320583': '昆山市',
  '330000': '浙江省',
  '330100': '杭州市',
  '330102': '上城区',
  '330106': '西湖区',
  '330108': '滨江区',
  '330109': '萧山区',
  '330110': '余杭区',
  '330200': '宁波市',
  '330203': '海曙区',
  '330206': '北仑区',
  '330212': '鄞州区',
  '330300': '温州市',
  '330302': '鹿城区',
  '330700': '金华市',
  '330702': '婺城区',
  '330782': '义乌市',
  '340000': '安徽省',
  '340100': '合肥市',
  '340104': '蜀山区',
  '340111': '包河区',
  '350000': '福建省',
  '350100': '福州市',
  '350102': '鼓楼区',
  '350200': '厦门市',
  '350203': '思明区',
  '370000': '山东省',
  '370100': '济南市',
  '370102': '历下区',
  '370200': '青岛市',
  '370202': '市南区',
  '420000': '湖北省',
  '420100': '武汉市',
  '420106': '武昌区',
  '420111': '洪山区',
  '430000': '湖南省',
  '430100': '长沙市',
  '430104': '岳麓区',
  '440000': '广东省',
  '440100': '广州市',
  '440103': '荔湾区',
  '440106': '天河区',
  '440113': '番禺区',
  '440300': '深圳市',
  '440304': '福田区',
  '440305': '南山区',
  '440306': '宝安区',
  '440307': '龙岗区',
  '500000': '重庆市',
  '500100': '重庆市',
  '500103': '渝中区',
  '500112': '渝北区',
  '510000': '四川省',
  '510100': '成都市',
  '510104': '锦江区',
  '510107': '武侯区',
  '610000': '陕西省',
  '610100': '西安市',
  '610102': '新城区',
  '610113': '雁塔区',
};

export interface Region {
  readonly code: string;
  readonly name: string;
  /** The last level, which an address names. */
  readonly leaf: boolean;
}

const isProvince = (code: string): boolean => code.endsWith('0000');
const isLeaf = (code: string): boolean => !code.endsWith('00');
const parentOf = (code: string): string =>
  isLeaf(code) ? `${code.slice(0, 4)}00` : `${code.slice(0, 2)}0000`;

/** Returns the regions directly below one, or the provinces. */
export const regionsBelow = (parent: string | undefined): Region[] =>
  Object.entries(table)
    .filter(([code]) =>
      parent === undefined ? isProvince(code) : !isProvince(code) && parentOf(code) === parent,
    )
    .map(([code, name]) => ({ code, name, leaf: isLeaf(code) }));

/** Returns a name like 浙江省杭州市滨江区; undefined for an unknown district. The name of a municipality occurs once. */
export function regionName(code: string): string | undefined {
  const name = table[code];
  if (name === undefined || !isLeaf(code)) return undefined;
  const names = [table[`${code.slice(0, 2)}0000`], table[parentOf(code)], name];
  return [...new Set(names)].join('');
}
