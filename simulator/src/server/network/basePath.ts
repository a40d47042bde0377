/** The path that a reverse proxy serves the simulator under (`BASE_PATH=/sim`). Inside, no address has it: it is taken off a request and put before what is answered. Pure. */
import { catalogue } from '../../services/catalogue.ts';

const SEGMENTS = /^(\/[\w~-][\w.~-]*)+$/;
/** Where our own pages begin: browsers find the base path by what stands before. */
const OWN = new Set(['front', '_sim']);

/**
 * Returns a base path as `/sim`, or '' where everything is served at the root.
 * @throws where the path cannot be told from the simulator's own
 */
export function basePathFrom(text: string | undefined): string {
  const path = (text ?? '').trim().replace(/\/+$/, '');
  if (path === '') return '';
  if (!SEGMENTS.test(path)) throw new Error(`a base path is written like /sim or /team/sim, not ${text}`);
  const own = path.split('/').find((segment) => OWN.has(segment));
  if (own !== undefined)
    throw new Error(`the base path ${path} contains ${own}, where the simulator's pages begin`);
  const taken = catalogue.find(({ url }) => url.startsWith(`${path}/`));
  if (taken) throw new Error(`the base path ${path} is the beginning of an operation, ${taken.url}`);
  return path;
}

/** An address without the base path; one that has none was stripped by the proxy, and stays. */
export function withoutBase(address: string, base: string): string {
  if (base === '' || !address.startsWith(base)) return address;
  const rest = address.slice(base.length);
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest.startsWith('/') ? rest : address;
}

/** A path of ours as it is reached from outside; an address of another host stays. */
export const withBase = (address: string, base: string): string =>
  /^\/(?!\/)/.test(address) ? base + address : address;

/** Cookies are this path's only: `Path=/front` becomes `Path=/sim/front`, `Path=/` becomes `Path=/sim`. */
export const cookieBelow = (cookie: string, base: string): string =>
  cookie.replace(
    /;(\s*path\s*=\s*)(\/[^;]*)/i,
    (_, name: string, path: string) => `;${name}${base}${path === '/' ? '' : path}`,
  );

/** Addresses of our own pages in HTML. */
export const htmlBelow = (html: string, base: string): string =>
  base === '' ? html : html.replaceAll(/ (href|src|action)="(?=\/(?:front|_sim)(?:[/?#"]))/g, ` $1="${base}`);

/** Addresses of our own pages in JSON: each text that begins with one. */
export const jsonBelow = (json: string, base: string): string =>
  base === '' ? json : json.replaceAll(/"(?=\/(?:front|_sim)(?:[/?#"\\]))/g, `"${base}`);
