/** Filters the gallery by words, size, theme and change. */
const at = (id) => document.getElementById(id);

function show() {
  const words = at('words').value.trim().toLowerCase().split(/\s+/);
  const [size, theme] = [at('size').value, at('theme').value];
  const isChangedOnly = at('changed')?.checked === true;
  let count = 0;
  for (const section of document.querySelectorAll('section')) {
    const found = words.every((word) => section.dataset.words.includes(word));
    let shown = 0;
    for (const figure of section.querySelectorAll('figure')) {
      const { dataset } = figure;
      figure.hidden =
        !found ||
        (size !== '' && dataset.size !== size) ||
        (theme !== '' && dataset.theme !== theme) ||
        (isChangedOnly && !('changed' in dataset));
      if (!figure.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    count += shown;
  }
  at('count').textContent = `${count} 张`;
}

const [form] = document.forms;
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
