// Says before the first paint which landing page is asked for: skeleton.css then shows its banner.
(() => {
  const landings = { company: '/company/landing', factoring: '/baolibiaopin/landing', xchf: '/xchf/landing' };
  const path = location.pathname.replace(/^\/front/, '').replace(/\/+$/, '');
  const found = Object.entries(landings).find(([, landing]) => landing === path);
  if (found) document.documentElement.dataset.landing = found[0];
})();
