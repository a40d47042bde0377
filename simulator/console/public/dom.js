/** Creates elements without a framework. Texts are set as text, never as markup. */

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes] `on…` members are listeners; false and undefined are left out
 * @param {...(Node | string | number | false | undefined)} children
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== false && child !== undefined));
  return element;
}

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** Replaces the content of an element; focus and caret stay on the control with the same id. */
export function fill(element, ...children) {
  const { id, selectionStart } = document.activeElement ?? {};
  element.replaceChildren(...children.filter(Boolean));
  const again = id ? byId(id) : undefined;
  if (!again || again === document.activeElement) return;
  again.focus();
  if (typeof selectionStart === 'number') again.setSelectionRange(selectionStart, selectionStart);
}

let timer;

/** Shows a line at the bottom of the page for a few seconds. */
export function tell(message, bad = false) {
  const toast = byId('toast');
  toast.textContent = message;
  toast.classList.toggle('bad', bad);
  toast.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => (toast.hidden = true), bad ? 8000 : 3000);
}

/** Returns a listener that shows errors and disables its button until done. */
export const doing = (work) => async (event) => {
  event.preventDefault();
  const button = event.submitter ?? event.currentTarget;
  button.disabled = true;
  try {
    await work(event);
  } catch (error) {
    tell(error.message, true);
  } finally {
    button.disabled = false;
  }
};
