/** The path under which a reverse proxy serves portal and console, or empty: `/sim` for a page at `/sim/front/company`. */
export const BASE_PATH = /^((?:\/[\w.~-]+)*?)\/(?:front|_sim)(?=\/|$)/.exec(location.pathname)?.[1] ?? '';
