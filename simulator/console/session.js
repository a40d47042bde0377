import { api } from './api.js';
import { doing, fill, h, tell } from './dom.js';
import { copyText } from './copyText.js';
import { startLink } from './scenarios.js';

const DAY = 86_400_000;
const OFFSET = 8 * 3_600_000;
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** YYYY-MM-DD in Asia/Shanghai. */
const dayOf = (instant) => new Date(instant + OFFSET).toISOString().slice(0, 10);
const startOf = (day) => Date.parse(`${day}T10:00:00+08:00`);

/** The session's scenario and clock. */
export async function showSession(element, session, context) {
  const { now, running } = session.clock;
  const today = dayOf(Date.parse(now));
  const days = await openDueDays();
  const due = days.find((day) => day > today);
  // On the due day itself the first overdue day is tomorrow.
  const last = days.find((day) => day >= today);
  const move = (change) =>
    doing(async () => {
      await api.setClock(change);
      await context.refresh({ force: true });
    });
  const set = doing(async ({ target }) => {
    await api.setClock({ at: `${new FormData(target).get('at')}:00+08:00` });
    await context.refresh({ force: true });
  });
  const copy = doing(async () => {
    await copyText(location.origin + startLink(session.scenarios, session.visit));
    tell('链接已复制，打开即进入同一场景');
  });
  const restart = doing(async () => {
    await api.start(session.scenarios.join(','));
    tell('会话已重新开始');
    await context.refresh({ force: true });
  });

  fill(
    element,
    h(
      'div',
      { class: 'session' },
      h(
        'div',
        { class: 'about' },
        h('p', { class: 'caption' }, '当前场景'),
        h('h1', {}, session.title),
        h(
          'p',
          { class: 'caption' },
          h('code', {}, session.scenarios.join(',')),
          ' · 会话 ',
          h('code', {}, session.id),
          session.faults > 0 ? ` · ${session.faults} 个故障生效中` : '',
        ),
        h(
          'p',
          { class: 'row' },
          h('button', { class: 'small', onclick: copy }, '复制场景链接'),
          h('button', { class: 'small', onclick: restart }, '重新开始'),
        ),
      ),
      h(
        'div',
        { class: 'clock' },
        h(
          'div',
          { class: 'now' },
          h('b', {}, now.slice(0, 19).replace('T', ' ')),
          h('span', { class: 'caption' }, `周${weekdays[new Date(Date.parse(now) + OFFSET).getUTCDay()]}`),
          h('span', { class: running ? 'tag ok' : 'tag' }, running ? '走动' : '停住'),
        ),
        h(
          'div',
          { class: 'row' },
          h('button', { onclick: move({ advance: { days: 1 } }) }, '+1天'),
          h('button', { onclick: move({ advance: { days: 7 } }) }, '+7天'),
          h(
            'button',
            { class: 'tonal', disabled: !due, onclick: due && move({ at: iso(startOf(due)) }) },
            due ? `到还款日 ${due.slice(5)}` : '到还款日',
          ),
          h('button', { disabled: !last, onclick: last && move({ at: iso(startOf(last) + DAY) }) }, '到逾期'),
          h('button', { class: 'quiet', onclick: move({ running: !running }) }, running ? '停住' : '走动'),
        ),
        h(
          'form',
          { onsubmit: set },
          h('label', { class: 'sr', for: 'clock-at' }, '定位到时刻'),
          h('input', {
            type: 'datetime-local',
            name: 'at',
            id: 'clock-at',
            required: true,
            value: now.slice(0, 16),
          }),
          h('button', {}, '定位'),
          h('span', { class: 'caption' }, '回拨会作废其后的操作'),
        ),
      ),
    ),
  );
}

const iso = (instant) => new Date(instant + OFFSET).toISOString().replace(/\.\d+Z$/, '+08:00');

/** The days on which something unpaid falls due, in order. */
async function openDueDays() {
  const { bills = [] } = await api.world();
  const open = bills.flatMap(({ items }) => items).filter((item) => item.settledOn === undefined);
  return open.map(({ dueOn }) => dueOn).sort();
}
