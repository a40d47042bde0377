import { api } from './api.js';
import { doing, fill, h, tell } from './dom.js';
import { download } from './download.js';
import { worldEdit } from './worldEdit.js';

/** Which branches are open survives a redraw. */
const open = new Set(['']);

/** The session's world as a tree, and its snapshot as a file. */
export async function showWorld(element, { refresh }) {
  const world = await api.world();
  const save = doing(async () => {
    const snapshot = await api.snapshot();
    download(`snapshot-${snapshot.scenarios.join('-')}.json`, snapshot);
  });
  const restore = async ({ target }) => {
    try {
      await api.restore(JSON.parse(await target.files[0].text()));
      tell('快照已导入');
      await refresh({ force: true });
    } catch (error) {
      tell(error instanceof SyntaxError ? '文件不是合法的 JSON' : error.message, true);
    }
    target.value = '';
  };
  fill(
    element,
    h(
      'div',
      { class: 'tools' },
      h('p', { class: 'caption grow' }, '金额为整数分，日期为北京时间'),
      h('button', { onclick: save }, '导出快照'),
      h(
        'label',
        { class: 'button' },
        '导入快照',
        h('input', { type: 'file', class: 'sr', accept: 'application/json', onchange: restore }),
      ),
    ),
    worldEdit(refresh),
    h('div', { class: 'tree' }, branch('world', world, '')),
  );
}

function branch(name, value, path) {
  if (typeof value !== 'object' || value === null) return leaf(name, value);
  const entries = Object.entries(value);
  const size = Array.isArray(value) ? `[${entries.length}]` : '';
  const details = h(
    'details',
    {},
    h(
      'summary',
      {},
      h('span', { class: 'key' }, name),
      ` ${size} `,
      h('span', { class: 'caption' }, hint(value)),
    ),
  );
  const grow = () => {
    if (details.childElementCount > 1) return;
    details.append(...entries.map(([key, part]) => branch(key, part, `${path}/${key}`)));
  };
  // A branch grows when it is opened: a world has thousands of leaves.
  details.addEventListener('toggle', () => {
    if (!details.open) return void open.delete(path);
    open.add(path);
    grow();
  });
  if (open.has(path)) {
    grow();
    details.open = true;
  }
  return details;
}

const leaf = (name, value) =>
  h(
    'div',
    { class: 'leaf' },
    h('span', { class: 'key' }, `${name}: `),
    h(
      'span',
      { class: typeof value === 'string' ? 'text' : 'figure' },
      typeof value === 'string' ? value : JSON.stringify(value),
    ),
  );

/** What tells one branch from its neighbours. */
const hint = (value) =>
  Array.isArray(value)
    ? ''
    : ([value.id, value.pin, value.name, value.title].find((text) => typeof text === 'string') ?? '');
