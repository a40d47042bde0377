/** The path that a reverse proxy serves portal and console under: '' or like `/sim`. The page's own address says it. */
export const BASE_PATH = /^((?:\/[\w.~-]+)*?)\/(?:front|_sim)(?=\/|$)/.exec(location.pathname)?.[1] ?? '';
