// Runs in the page, in every engine of the tour: ES2022. Finds visible elements by role and text.
(() => {
  const roles = {
    button: 'button,[role=button]',
    link: 'a[href]',
    heading: 'h1,h2,h3',
    field: 'input:not([type=radio]):not([type=checkbox]):not([type=file]),textarea',
    choice: 'label',
    dialog: '[role=dialog]',
    gridcell: '[role=gridcell]',
    any: 'p,span,td,dd,h1,h2,h3,li,div',
  };
  const isSeen = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const nameOf = (element) =>
    [
      element.getAttribute('aria-label'),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.textContent,
    ]
      .filter(Boolean)
      .join(' ')
      .trim();
  const find = (role, name) => {
    const boxes = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].filter(isSeen);
    const root = role === 'dialog' ? document : (boxes.at(-1) ?? document);
    const inside = (place) =>
      [...place.querySelectorAll(roles[role])].filter((each) => isSeen(each) && nameOf(each).includes(name));
    const found = inside(root);
    // The innermost element is the most exact.
    if (role === 'any') return found.at(-1);
    return found.find((each) => each.textContent.trim() === name) ?? found[0];
  };
  globalThis.tour = {
    sees: (role, name) => find(role, name) !== undefined,
    /** Returns the centre of an element; null while it is missing, disabled, moving or covered. */
    async place(role, name) {
      const element = find(role, name);
      if (element === undefined || element.disabled) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = element.getBoundingClientRect();
      await new Promise((done) => setTimeout(done, 100));
      const { left, top, width, height } = element.getBoundingClientRect();
      if (left !== before.left || top !== before.top) return null;
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
    },
    select: () => document.activeElement.select(),
    value: (name) => find('field', name)?.value,
    text: () => document.body.innerText,
  };
  return true;
})();
