// Says that a script or style is missing. 1 §8
(() => {
  const isNeeded = (element) =>
    element instanceof HTMLScriptElement
      ? element.dataset.optional === undefined
      : element instanceof HTMLLinkElement && element.relList.contains('stylesheet');

  function tell() {
    const bar = document.getElementById('lost-asset');
    if (bar === null) return;
    document.documentElement.dataset.lostAsset = '';
    bar.hidden = false;
    const [reload, close] = bar.querySelectorAll('button');
    reload.onclick = () => location.reload();
    close.onclick = () => (bar.hidden = true);
  }

  globalThis.portalTellLostAsset = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell, { once: true });
    else tell();
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (isNeeded(target)) globalThis.portalTellLostAsset();
    },
    true,
  );
})();

// Reads config.json; says which landing page it is.
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
