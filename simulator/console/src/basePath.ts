/** The path under which a reverse proxy serves portal and console, like `/sim` or empty; read from the page's address. */
export const BASE_PATH = /^((?:\/[\w.~-]+)*?)\/(?:front|_sim)(?=\/|$)/.exec(location.pathname)?.[1] ?? '';
