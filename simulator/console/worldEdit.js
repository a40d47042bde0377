import { api } from './api.js';
import { fill, h, tell } from './dom.js';

/** What is being typed survives a redraw. */
let draft = '';
let unfolded = false;

/** A JSON merge patch for the world; a refusal names each place or each broken law, and the world stays as it was. */
export function worldEdit(refresh) {
  const refusal = h('div', { role: 'alert', id: 'world-refusal' });
  const apply = async (event) => {
    event.preventDefault();
    try {
      await api.patchWorld(JSON.parse(draft));
      draft = '';
      tell('世界已修改');
      await refresh({ force: true });
    } catch (error) {
      show(refusal, error);
    }
  };
  const details = h(
    'details',
    { class: 'edit' },
    h('summary', {}, '修改世界'),
    h(
      'form',
      { onsubmit: apply },
      h(
        'label',
        { for: 'world-patch', class: 'caption' },
        '合并补丁：只写要改的成员，null 为删除，数组整体替换',
      ),
      h('textarea', {
        id: 'world-patch',
        rows: '5',
        required: true,
        spellcheck: 'false',
        placeholder: '{ "quota": { "fixed": 500000000 } }',
        'aria-describedby': 'world-refusal',
        value: draft,
        oninput: ({ target }) => (draft = target.value),
      }),
      refusal,
      h('button', { class: 'tonal' }, '应用'),
    ),
  );
  details.open = unfolded;
  details.addEventListener('toggle', () => (unfolded = details.open));
  return details;
}

function show(refusal, error) {
  const message = error instanceof SyntaxError ? '补丁不是合法的 JSON' : error.message;
  const reasons = (error.reasons ?? []).map(({ place, why }) => h('li', {}, h('code', {}, place), ` ${why}`));
  fill(refusal, h('p', { class: 'bad' }, message), reasons.length > 0 && h('ul', {}, ...reasons));
}
