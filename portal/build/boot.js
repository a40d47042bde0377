// portal/build/skeleton.ts explains this file.
(function () {
  var root = document.documentElement;

  function isOld() {
    try {
      return !(
        'noModule' in document.createElement('script') &&
        [].findLast &&
        Object.hasOwn &&
        AbortSignal.timeout
      );
    } catch (e) {
      return true;
    }
  }
  if (isOld()) {
    root.setAttribute('data-old-browser', document.documentMode ? 'ie' : '');
    return;
  }

  function isDark() {
    var choice;
    try {
      choice = localStorage.getItem('THEME');
    } catch (e) {}
    return choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }
  if (isDark()) root.dataset.theme = 'dark';

  function tell() {
    var bar = document.getElementById('lost-asset');
    if (!bar) return;
    root.dataset.lostAsset = '';
    bar.hidden = false;
    var buttons = bar.querySelectorAll('button');
    buttons[0].onclick = function () {
      location.reload();
    };
    buttons[1].onclick = function () {
      bar.hidden = true;
    };
  }
  globalThis.portalTellLostAsset = function () {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell, { once: true });
    else tell();
  };
  addEventListener(
    'error',
    function (event) {
      var of = event.target;
      if (of.tagName === 'SCRIPT' ? !('optional' in of.dataset) : of.rel === 'stylesheet')
        globalThis.portalTellLostAsset();
    },
    true
  );

  // Below the path that a reverse proxy serves the portal under: src/api/basename.ts.
  var base = (/^(?:\/[\w.~-]+)*?\/front(?=\/|$)/.exec(location.pathname) || ['/front'])[0];
  globalThis.portalConfig = fetch(base + '/config.json', { credentials: 'same-origin' }).then(function (response) {
    if (!response.ok) throw new Error('cannot read config.json: HTTP ' + response.status);
    return response.json();
  });
  var landings = { company: '/company', factoring: '/baolibiaopin', xchf: '/xchf' };
  var path = location.pathname.slice(base.length).replace(/\/+$/, '');
  for (var name in landings) if (path === landings[name] + '/landing') root.dataset.landing = name;
})();
