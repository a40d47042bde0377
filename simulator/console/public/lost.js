/** Shows a notice about a lost session, with a link that restores its scenario: in the simulated portal and in the console. */

/** Returns the session that the browser's cookie describes, as link parameters (server/sessionRestoreCookie.ts). */
function sessionInCookie() {
  const [, value = ''] = /(?:^|; )sim_kept=([^;]*)/.exec(document.cookie) ?? [];
  return Object.fromEntries(new URLSearchParams(value));
}

/**
 * Adds the notice to the page if the cookie describes a session.
 * @param {string} basePath the path under which a reverse proxy serves the simulator
 */
export function showLost(basePath) {
  const session = sessionInCookie();
  if (session.scenario && session.clock) document.body.append(notice(session, basePath));
}

/** Returns the notice as an element: text, link, and a button that removes it. */
function notice(session, basePath) {
  const { scenario, clock } = session;
  const back = new URL(
    location.pathname.startsWith(`${basePath}/front`) ? location.href : `${basePath}/front/`,
    location.origin,
  );
  for (const [name, value] of Object.entries(session)) back.searchParams.set(name, value);
  const time = clock.slice(0, 16).replace('T', ' ');
  const forget = () => {
    for (const name of ['sim_kept', 'sim_lost'])
      document.cookie = `${name}=; Max-Age=0; Path=${basePath || '/'}`;
    element.remove();
  };
  const element = h(
    'div',
    {
      role: 'status',
      'aria-label': '模拟会话',
      style:
        'position:fixed;left:16px;bottom:16px;z-index:1500;max-width:min(440px,calc(100vw - 32px));box-sizing:border-box;padding:12px 16px;border-radius:4px;background:#1d2129;color:#fff;font:14px/22px system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere',
    },
    h(
      'span',
      {},
      `模拟会话已丢失（模拟器重启，或太久未用），现在是新的默认会话。原场景：${scenario}，时间：`,
      h('span', { style: 'white-space:nowrap' }, time),
      '；其后的操作与故障不再保留。',
    ),
    h('a', { href: back.pathname + back.search, style: 'color:#fff;margin:0 12px' }, '回到原场景'),
    h(
      'button',
      {
        type: 'button',
        onclick: forget,
        style:
          'border:1px solid #fff;border-radius:4px;background:none;color:#fff;font:inherit;cursor:pointer',
      },
      '知道了',
    ),
  );
  return element;
}

/**
 * Creates an element without a framework; texts are set as text, never as markup.
 * @param {string} tag
 * @param {Record<string, string | (() => void)>} attributes `on…` members are listeners
 * @param {...(Node | string)} children
 */
function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') element.setAttribute(name, value);
    else element.addEventListener(name.slice(2), value);
  element.append(...children);
  return element;
}
