/**
 * Path under which a reverse proxy serves the simulator (`BASE_PATH=/sim`). Inside, no address contains it: it is
 * removed from requests and added to responses. Pure.
 */
import { catalogue } from '../../services/catalogue.ts';

/** `/sim` or `/team/sim`; a segment does not begin with a dot. */
const SEGMENTS = /^(\/[\w~-][\w.~-]*)+$/;
/** First path segments of simulator pages: browsers find the base path in front of them. */
const OWN = new Set(['front', '_sim']);

/** Returns a base path like `/sim`, or '' for the root. @throws if the path collides with the simulator's own paths */
export function basePathFrom(text: string | undefined): string {
  const path = (text ?? '').trim().replace(/\/+$/, '');
  if (path === '') return '';
  if (!SEGMENTS.test(path)) throw new Error(`BASE_PATH must be like /sim or /team/sim, not ${text}`);
  const own = path.split('/').find((segment) => OWN.has(segment));
  if (own !== undefined)
    throw new Error(
      `BASE_PATH ${path} contains ${own}, where the simulator's pages begin: choose another name`,
    );
  const taken = catalogue.find(({ url }) => url.startsWith(`${path}/`));
  if (taken)
    throw new Error(`BASE_PATH ${path} is the beginning of an operation, ${taken.url}: choose another name`);
  return path;
}

/** Removes the base path from an address. An address without it was stripped by the proxy and stays. */
export function withoutBase(address: string, base: string): string {
  if (base === '' || !address.startsWith(base)) return address;
  const rest = address.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  // `/simple` is not below `/sim`.
  return rest.startsWith('/') ? rest : address;
}

/** Adds the base path to a simulator path; an address of another host stays. */
export const withBase = (address: string, base: string): string =>
  /^\/(?!\/)/.test(address) ? base + address : address;

/** Limits cookies to this path: `Path=/front` becomes `Path=/sim/front`, `Path=/` becomes `Path=/sim`. */
export const cookieBelow = (cookie: string, base: string): string =>
  cookie.replace(
    /;(\s*path\s*=\s*)(\/[^;]*)/i,
    (_, name: string, path: string) => `;${name}${base}${path === '/' ? '' : path}`,
  );

/** Adds the base path to addresses of simulator pages in HTML. */
export const htmlBelow = (html: string, base: string): string =>
  base === '' ? html : html.replaceAll(/ (href|src|action)="(?=\/(?:front|_sim)(?:[/?#"]))/g, ` $1="${base}`);

/** Adds the base path to addresses of simulator pages in JSON: every text that begins with one. */
export const jsonBelow = (json: string, base: string): string =>
  base === '' ? json : json.replaceAll(/"(?=\/(?:front|_sim)(?:[/?#"\\]))/g, `"${base}`);
