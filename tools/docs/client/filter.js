// @ts-check
/** Filters of a page: its rows are table rows or cards; the choice stays in the address where the browser lets it. */
export function startFilter() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector('form[data-filter]'));
  if (!form) return;
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('tr[data-service], [data-row]')]);
  const texts = new Map(rows.map((row) => [row, (row.textContent ?? '').toLowerCase()]));
  const fields = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...form.elements]);
  const given = new URLSearchParams(location.search);
  for (const field of fields) field.value = given.get(field.name) ?? field.value;

  const apply = () => {
    const wanted = new Map(fields.map(({ name, value }) => [name, value.trim().toLowerCase()]));
    let shown = 0;
    for (const row of rows) {
      const matches = [...wanted].every(
        ([name, value]) =>
          value === '' || (name === 'q' ? texts.get(row)?.includes(value) : row.dataset[name] === value),
      );
      row.hidden = !matches;
      if (matches) shown += 1;
    }
    for (const place of document.querySelectorAll('[data-shown]')) place.textContent = String(shown);
    for (const note of document.querySelectorAll('[data-none]'))
      /** @type {HTMLElement} */ (note).hidden = shown > 0;
  };

  form.addEventListener('input', () => {
    apply();
    remember(fields);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // A link to one row shows it, whatever is filtered.
  window.addEventListener('hashchange', () => {
    if (
      !rows.some(
        (row) => row.hidden && row.id !== '' && row.id === decodeURIComponent(location.hash.slice(1)),
      )
    )
      return;
    form.reset();
    apply();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
  apply();
}

/** @param {readonly (HTMLInputElement | HTMLSelectElement)[]} fields */
function remember(fields) {
  if (location.protocol === 'file:') return; // there the browser refuses another query
  const chosen = fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]);
  const query = String(new URLSearchParams(chosen));
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
}
