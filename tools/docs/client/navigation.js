// @ts-check
/** The menu button of narrow windows, and the operation in view marked in the side navigation. */
export function startNavigation() {
  const button = /** @type {HTMLElement} */ (document.querySelector('button.menu'));
  const side = /** @type {HTMLElement} */ (document.getElementById('side'));
  /** @param {boolean} open */
  const toggle = (open) => {
    side.classList.toggle('open', open);
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => toggle(!side.classList.contains('open')));
  side.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && toggle(false),
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(false));
  // The box of the row in the address may be folded away.
  window.addEventListener('hashchange', openTarget);
  openTarget();
  followOperations(side);
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target?.closest('details');
  if (folded) folded.open = true;
}

/** @param {HTMLElement} side */
function followOperations(side) {
  const links = new Map(
    [...side.querySelectorAll('.operations a')].map((link) => [link.getAttribute('href')?.slice(1), link]),
  );
  if (links.size === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target.id);
        link?.classList.toggle('seen', isIntersecting);
        if (isIntersecting) link?.scrollIntoView({ block: 'nearest' });
      }
    },
    // A thin band below the header: one operation at a time.
    { rootMargin: '-20% 0px -79% 0px' },
  );
  for (const section of document.querySelectorAll('section.operation')) observer.observe(section);
}
