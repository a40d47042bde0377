/** Headers of an answer that belong to its connection, its session or the simulator: no recording holds them. Pure. */

const PER_SESSION = new Set([
  ...['connection', 'content-length', 'date', 'keep-alive', 'proxy-authenticate', 'proxy-connection'],
  ...['set-cookie', 'trailer', 'transfer-encoding', 'upgrade', 'x-content-type-options', 'x-request-id'],
]);

/** @param name in lower case */
export const isPerSession = (name: string): boolean => PER_SESSION.has(name) || name.startsWith('x-sim-');

/** Headers of an answer that let somebody in. */
const LETS_IN = /cookie|authori[sz]ation|authentication-info|api-?key|token|secret|csrf|xsrf|session/;

export const letsIn = (name: string): boolean => LETS_IN.test(name);
