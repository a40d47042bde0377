// Reads config.json at once; says which landing page it is (build/skeleton.css).
(() => {
  globalThis.portalConfig = fetch('/front/config.json', { credentials: 'same-origin' }).then((response) => {
    if (!response.ok) throw new Error(`cannot read config.json: HTTP ${response.status}`);
    return response.json();
  });
  const landings = { company: '/company/landing', factoring: '/baolibiaopin/landing', xchf: '/xchf/landing' };
  const path = location.pathname.replace(/^\/front/, '').replace(/\/+$/, '');
  const found = Object.entries(landings).find(([, landing]) => landing === path);
  if (found) document.documentElement.dataset.landing = found[0];
})();
