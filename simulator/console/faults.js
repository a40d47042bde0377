import { api } from './api.js';
import { doing, fill, h, tell } from './dom.js';

const whens = {
  'request-invalid': '请求不符合约定',
  unauthenticated: '未登录',
  'wrong-role': '角色不符',
  'wrong-product': '产品不符',
  state: '业务状态',
  fault: '系统错误',
};
const kinds = {
  code: '错误码',
  status: 'HTTP 状态',
  delay: '推迟应答',
  drop: '断开连接',
  lost: '应答丢失',
  body: '原样正文',
};

/** What the form holds survives a redraw. */
const draft = {
  on: '',
  kind: 'code',
  code: '',
  status: '502',
  delay: '30s',
  body: '<!doctype html><title>维护中</title>',
  times: '',
};

/** Faults of the session, and one more. */
export async function showFaults(element, context) {
  const faults = await api.faults();
  const redraw = () => showFaults(element, context);
  const clear = doing(async () => {
    const { cleared } = await api.clearFaults();
    tell(`已清除 ${cleared} 个故障`);
    await context.refresh({ force: true });
  });
  fill(
    element,
    form(context, redraw),
    h(
      'div',
      { class: 'tools' },
      h('h2', { class: 'grow' }, '生效中的故障'),
      h('button', { disabled: faults.length === 0, onclick: clear }, '全部清除'),
    ),
    faults.length === 0 ? h('p', { class: 'empty' }, '暂无故障，所有接口正常作答') : table(faults),
  );
}

function form({ operations, refresh }, redraw) {
  const operation = operations.find(({ service, operationId }) => `${service}.${operationId}` === draft.on);
  const keep =
    (name) =>
    ({ target }) => {
      draft[name] = target.value;
      if (name !== 'times' && name !== 'body') redraw();
    };
  const add = doing(async () => {
    const answer =
      draft.kind === 'drop' || draft.kind === 'lost'
        ? { drop: draft.kind === 'drop' ? 'connection' : 'answer' }
        : { [draft.kind]: draft.kind === 'status' ? Number(draft.status) : draft[draft.kind] };
    await api.addFault({ on: draft.on, answer, ...(draft.times !== '' && { times: Number(draft.times) }) });
    tell('故障已添加');
    await refresh({ force: true });
  });
  return h(
    'form',
    { class: 'fault-form', onsubmit: add },
    field(
      '接口',
      'span-6',
      h('input', {
        id: 'fault-on',
        list: 'fault-operations',
        required: true,
        placeholder: '输入接口名，或 asset:/front/assets/*.js',
        value: draft.on,
        onchange: keep('on'),
      }),
    ),
    h(
      'datalist',
      { id: 'fault-operations' },
      ...operations.map(({ service, operationId, summary }) =>
        h('option', { value: `${service}.${operationId}` }, summary.split(' · ')[0]),
      ),
    ),
    field(
      '出错方式',
      '',
      h(
        'select',
        { id: 'fault-kind', onchange: keep('kind'), value: '' },
        ...Object.entries(kinds).map(([kind, name]) =>
          h('option', { value: kind, selected: kind === draft.kind }, name),
        ),
      ),
    ),
    field(
      '次数',
      '',
      h('input', {
        id: 'fault-times',
        type: 'number',
        min: '1',
        placeholder: '一直',
        value: draft.times,
        onchange: keep('times'),
      }),
    ),
    detail(operation, keep),
    h('button', { class: 'primary' }, '添加故障'),
  );
}

/** The field that the chosen kind of fault needs; codes are those that the operation documents. */
function detail(operation, keep) {
  if (draft.kind === 'drop' || draft.kind === 'lost') return false;
  if (draft.kind === 'body')
    return field(
      '正文',
      'span-6',
      h('textarea', { id: 'fault-body', rows: '2', value: draft.body, onchange: keep('body') }),
    );
  if (draft.kind !== 'code')
    return field(
      draft.kind === 'status' ? 'HTTP 状态（400-599）' : '推迟时长，如 30s、500ms',
      'span-6',
      h('input', { id: 'fault-value', required: true, value: draft[draft.kind], onchange: keep(draft.kind) }),
    );
  const codes = operation?.errors ?? [];
  if (!codes.some(({ code }) => code === draft.code)) draft.code = codes[0]?.code ?? '';
  const options = codes.map(({ code, when, condition }) =>
    h(
      'option',
      { value: code, selected: code === draft.code },
      `${code} ${condition?.split(' · ')[0] ?? whens[when]}`,
    ),
  );
  return field(
    '错误码',
    'span-6',
    h(
      'select',
      { id: 'fault-code', required: true, disabled: codes.length === 0, onchange: keep('code') },
      ...(options.length > 0 ? options : [h('option', { value: '' }, '先选择接口')]),
    ),
  );
}

const field = (name, classes, control) =>
  h('label', { class: classes }, h('span', { class: 'caption' }, name), control);

const table = (faults) =>
  h(
    'div',
    { class: 'scroll' },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...['接口', '出错方式', '次数', '已生效'].map((name) => h('th', {}, name)))),
      h(
        'tbody',
        {},
        ...faults.map(({ on, answer, times, used }) =>
          h(
            'tr',
            {},
            h('td', { class: 'wide mono' }, on),
            h('td', { class: 'wide' }, inWords(answer)),
            h('td', {}, times ?? '一直'),
            h(
              'td',
              {},
              h('span', { class: times !== undefined && used >= times ? 'tag' : 'tag warn' }, `${used} 次`),
            ),
          ),
        ),
      ),
    ),
  );

const inWords = (answer) =>
  Object.entries(answer)
    .map(([kind, value]) =>
      kind === 'drop' ? kinds[value === 'answer' ? 'lost' : 'drop'] : `${kinds[kind] ?? kind} ${value}`,
    )
    .join('，');
