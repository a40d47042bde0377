/** Starts the filter of a page, which hides table rows or cards. The URL keeps the choice if the browser allows it. */
export function startFilter(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-filter]');
  if (!form) return;
  const rows = [...document.querySelectorAll<HTMLElement>('.rows tbody tr[data-service], .rows > section')];
  const texts = new Map(rows.map((row) => [row, row.textContent!.toLowerCase()]));
  const fields = [...form.elements] as (HTMLInputElement | HTMLSelectElement)[];
  const given = new URLSearchParams(location.search);
  for (const field of fields) field.value = given.get(field.name) ?? field.value;

  const apply = () => {
    const wanted = fields.map(({ name, value }) => [name, value.trim().toLowerCase()] as const);
    for (const row of rows)
      row.hidden = wanted.some(
        ([name, value]) =>
          value !== '' && (name === 'q' ? !texts.get(row)!.includes(value) : row.dataset[name] !== value),
      );
    const shown = rows.filter((row) => !row.hidden).length;
    document.querySelector('[data-shown]')!.textContent = String(shown);
    document.querySelector<HTMLElement>('[data-none]')!.hidden = shown > 0;
  };

  form.addEventListener('input', () => {
    apply();
    // Browsers refuse to change the query of a file's address.
    if (location.protocol === 'file:') return;
    const query = String(
      new URLSearchParams(fields.flatMap(({ name, value }) => (value ? [[name, value]] : []))),
    );
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // A link to one row shows it, even if the filter hides it.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.hidden) return;
    form.reset();
    apply();
    target.scrollIntoView();
  });
  apply();
}
