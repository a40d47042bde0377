import { api, PAGE } from './api.js';
import { byId, doing, fill, h } from './dom.js';
import { download } from './download.js';

const answeredBy = { world: '世界', fallback: '约定样例', example: '具名样例', fault: '故障', gate: '校验' };

let search = '';
/** Entries before this one are shown: set by going to earlier pages. */
let before;
let opened;
let drawn = '';

/** The session's requests, newest first; a row opens to both payloads. */
export async function showLog(element, context) {
  const entries = await api.log(search, before);
  const state = JSON.stringify([entries[0]?.id, entries.length, search, before, opened]);
  if (state === drawn && element.childElementCount > 0) return;
  drawn = state;
  const redraw = () => showLog(element, context);
  const turnTo = (id) => {
    before = id;
    void redraw();
  };
  const clear = doing(async () => {
    await api.clearLog();
    turnTo(undefined);
  });
  const save = doing(async () => download('requests.har', await api.har()));
  fill(
    element,
    h(
      'div',
      { class: 'tools' },
      h('label', { class: 'sr', for: 'log-search' }, '搜索请求'),
      h('input', {
        type: 'search',
        id: 'log-search',
        placeholder: '路径、接口名、代码、请求编号或内容',
        value: search,
        oninput: ({ target }) => ((search = target.value), turnTo(undefined)),
      }),
      h('span', { class: 'caption grow' }, `${entries.length} 条`),
      before !== undefined && h('button', { onclick: () => turnTo(undefined) }, '最新'),
      entries.length === PAGE && h('button', { onclick: () => turnTo(entries.at(-1).id) }, '更早'),
      h('button', { disabled: entries.length === 0, onclick: save }, '导出 HAR'),
      h('button', { disabled: entries.length === 0, onclick: clear }, '清除'),
    ),
    entries.length === 0 && before === undefined
      ? h('p', { class: 'empty' }, '暂无请求。打开门户后，它的每个请求都会出现在这里。')
      : table(entries, redraw),
  );
}

const table = (entries, redraw) =>
  h(
    'div',
    { class: 'scroll' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ...['时间', '接口', '代码', '状态', '由谁作答'].map((name) => h('th', {}, name)),
          h('th', { class: 'number' }, '耗时'),
          h('th', {}, h('span', { class: 'sr' }, '操作')),
        ),
      ),
      h('tbody', {}, ...entries.flatMap((entry) => rows(entry, redraw))),
    ),
  );

function rows(entry, redraw) {
  const { id, at, service, operationId, method, path, code, status, valid, ms } = entry;
  const open = opened === id;
  const broken = !valid.request || !valid.response;
  const toggle = async () => {
    opened = open ? undefined : id;
    await redraw();
    byId(`log-${id}`)?.focus();
  };
  const row = h(
    'tr',
    { class: [broken && 'broken', open && 'open'].filter(Boolean).join(' ') },
    h('td', {}, at.slice(11, 19)),
    h(
      'td',
      { class: 'wide' },
      h('div', {}, operationId ? `${service}.${operationId}` : '静态资源'),
      h('div', { class: 'caption mono' }, `${method} ${path.split('?')[0]}`),
    ),
    h('td', { class: 'mono' }, code ?? '无'),
    h(
      'td',
      {},
      h('span', { class: status === 200 ? 'tag ok' : 'tag bad' }, status === 0 ? '断开' : status),
      ' ',
      !valid.request && h('span', { class: 'tag bad' }, '请求不符'),
      !valid.response && h('span', { class: 'tag bad' }, '应答不符'),
    ),
    h(
      'td',
      {},
      h(
        'span',
        {
          class:
            entry.answeredBy === 'fault' ? 'tag warn' : entry.answeredBy === 'world' ? 'tag' : 'tag note',
        },
        answeredBy[entry.answeredBy] ?? '',
      ),
    ),
    h('td', { class: 'number' }, `${ms.toFixed(1)} ms`),
    h(
      'td',
      {},
      h(
        'button',
        { class: 'small quiet', id: `log-${id}`, 'aria-expanded': String(open), onclick: toggle },
        open ? '收起' : '展开',
      ),
    ),
  );
  return open ? [row, h('tr', { class: 'detail' }, h('td', { colspan: '7' }, payloads(entry)))] : [row];
}

const payloads = ({ path, requestId, request, response, violations }) =>
  h(
    'div',
    { class: 'payloads' },
    h(
      'div',
      {},
      h('p', { class: 'caption' }, '请求'),
      h('pre', {}, pretty(request)),
      path.includes('?') && h('p', { class: 'caption mono' }, path),
      requestId !== undefined && h('p', { class: 'caption' }, `请求编号 ${requestId}`),
    ),
    h('div', {}, h('p', { class: 'caption' }, '应答'), h('pre', {}, pretty(response))),
    violations !== undefined &&
      h(
        'div',
        {},
        h('p', { class: 'caption' }, '应答不符合约定之处'),
        h('pre', {}, violations.map(({ pointer, message }) => `${pointer} ${message}`).join('\n')),
      ),
  );

const pretty = (value) => (typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '无'));
