import { api } from './api.js';
import { byId, doing, fill, h, tell } from './dom.js';

const groupNames = {
  start: '起点',
  identity: '身份',
  opening: '开通',
  products: '产品',
  quota: '额度',
  bills: '账单',
  repay: '还款',
  orders: '订单',
  cycles: '账期',
  'clear-type': '账期变更',
  increase: '提额',
  member: '会员',
  benefits: '优惠与权益',
  funds: '资金账户',
  company: '企业信息',
  face: '人脸认证',
  sms: '短信验证',
  popups: '弹窗',
  ads: '广告与公告',
  errors: '错误码与故障',
};

/** The portal's address that starts a scenario, or several. */
export function startLink(names, visit) {
  const url = new URL(`/front${visit}`, location.origin);
  url.searchParams.set('scenario', names.join(','));
  return url.pathname + url.search.replaceAll('%2C', ',');
}

/** The list at the left. @returns a function that marks the session's scenarios */
export function showScenarios({ scenarios, problems, refresh }) {
  const chosen = new Set();
  let current = [];
  const search = byId('scenario-search');
  byId('scenario-count').textContent = `${scenarios.length} 个`;
  fill(byId('problems'), problems.length > 0 && problemList(problems));

  const draw = () => {
    const words = search.value.trim().toLowerCase();
    const found = scenarios.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(words));
    const groups = Map.groupBy(found, ({ group }) => group);
    const order = [...new Set([...Object.keys(groupNames), ...groups.keys()])].filter((group) =>
      groups.has(group),
    );
    const lists = order.map((group) =>
      h(
        'details',
        { class: 'group', open: true },
        h('summary', {}, `${groupNames[group] ?? group} ${groups.get(group).length}`),
        ...groups.get(group).map(row),
      ),
    );
    fill(byId('scenarios'), ...(lists.length > 0 ? lists : [h('p', { class: 'empty' }, '没有符合的场景')]));
    drawComposition();
  };

  const row = ({ name, title, visit }) =>
    h(
      'div',
      { class: current.includes(name) ? 'scenario current' : 'scenario' },
      h('input', {
        type: 'checkbox',
        id: `choose-${name}`,
        'aria-label': `选择 ${title}`,
        checked: chosen.has(name),
        onchange: ({ target }) => choose(name, target.checked),
      }),
      h(
        'label',
        { for: `choose-${name}` },
        h('span', { class: 'name' }, title),
        h('span', { class: 'caption mono' }, name),
      ),
      h(
        'a',
        {
          class: 'button small',
          href: startLink([name], visit),
          target: 'sim-portal',
          'aria-label': `进入 ${title}`,
          onclick: () => setTimeout(refresh, 500),
        },
        '进入',
      ),
    );

  const choose = (name, on) => {
    if (on) chosen.add(name);
    else chosen.delete(name);
    drawComposition();
  };

  const drawComposition = () => {
    const foot = byId('composition');
    const names = [...chosen];
    foot.hidden = names.length === 0;
    const start = doing(async () => {
      const session = await api.start(names.join(','));
      tell(`会话已切换到：${session.title}`);
      chosen.clear();
      await refresh({ force: true });
      draw();
    });
    fill(
      foot,
      h('p', { class: 'caption mono' }, names.join(',')),
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          { class: 'primary', onclick: start },
          names.length > 1 ? `组合 ${names.length} 个场景` : '切换会话',
        ),
        h('button', { class: 'quiet', onclick: () => (chosen.clear(), draw()) }, '取消选择'),
      ),
    );
  };

  search.addEventListener('input', draw);
  draw();
  return (names) => {
    current = names;
    draw();
  };
}

const problemList = (problems) =>
  h(
    'div',
    { class: 'problems', role: 'alert' },
    h('strong', {}, `${new Set(problems.map(({ file }) => file)).size} 个场景文件有误，未载入`),
    h(
      'ul',
      {},
      ...problems.map(({ file, line, pointer, message }) =>
        h(
          'li',
          { class: 'caption' },
          h('span', { class: 'mono' }, `${file}:${line} ${pointer}`),
          ` ${message}`,
        ),
      ),
    ),
  );
