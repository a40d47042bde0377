/** Listen address from the environment. Pure. */

export interface ListenAddress {
  readonly port: number;
  readonly host: string;
  /** Token that the control interface demands; undefined if only this machine can reach it. */
  readonly token: string | undefined;
}

const LOOPBACK = '127.0.0.1';
const DEFAULT_PORT = 4010;
const HIGHEST_PORT = 65_535;
const SHORTEST_TOKEN = 16;

/**
 * `HOST` makes the simulator reachable from other machines; controlling it then needs a token.
 * @param newToken used if the environment (`SIM_TOKEN`) gives none
 * @throws if a value is invalid
 */
export function listenAddressFrom(
  env: Readonly<Record<string, string | undefined>>,
  newToken: () => string,
): ListenAddress {
  const port = portFrom(env['PORT']);
  const host = env['HOST'] || undefined;
  if (host === undefined) return { port, host: LOOPBACK, token: undefined };
  const token = env['SIM_TOKEN'] || newToken();
  if (token.length < SHORTEST_TOKEN || !/^[\w.~-]+$/.test(token))
    throw new Error(
      `SIM_TOKEN must be at least ${SHORTEST_TOKEN} characters of A-Z a-z 0-9 _ . ~ -; without it the simulator generates one`,
    );
  return { port, host, token };
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new Error(
    `PORT must be a whole number from 0 to ${HIGHEST_PORT}, as in PORT=4011 npm start, not ${text}`,
  );
}
