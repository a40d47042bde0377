// @ts-check
/** Copy buttons: the text of the block beside them. */
export function startCopying() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button.copy') : null;
    const code = button?.parentElement?.querySelector('code');
    if (button && code) void copy(button, code);
  });
}

/**
 * @param {Element} button
 * @param {Element} code
 */
async function copy(button, code) {
  const label = button.getAttribute('aria-label');
  const said = (await copied(code)) ? '已复制' : '请按 Ctrl+C';
  say(button, said, said);
  setTimeout(() => say(button, '复制', label), 1500);
}

/**
 * @param {Element} button
 * @param {string} text
 * @param {string | null} label
 */
function say(button, text, label) {
  button.textContent = text;
  button.setAttribute('aria-label', label ?? text);
}

/** Where there is no clipboard the text is selected, so that one key copies it. @param {Element} code */
async function copied(code) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
