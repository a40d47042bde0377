/** Filters the pictures by words, size, theme and change, as the form of the page says. */
const byId = (id) => document.getElementById(id);

function show() {
  const words = byId('words').value.trim().toLowerCase().split(/\s+/);
  const [size, theme] = [byId('size').value, byId('theme').value];
  const isChangedOnly = byId('changed')?.checked === true;
  let count = 0;
  for (const section of document.querySelectorAll('section')) {
    const hasWords = words.every((word) => section.dataset.words.includes(word));
    let shown = 0;
    for (const figure of section.querySelectorAll('figure')) {
      const { dataset } = figure;
      figure.hidden =
        !hasWords ||
        (size !== '' && dataset.size !== size) ||
        (theme !== '' && dataset.theme !== theme) ||
        (isChangedOnly && !('changed' in dataset));
      if (!figure.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    count += shown;
  }
  byId('count').textContent = `${count} 张`;
}

const [form] = document.forms;
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
