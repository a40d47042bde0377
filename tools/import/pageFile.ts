/** Recognizes requests that load a page and do not go to the provider. Pure. */
import { catalogue } from '#simulator/services/catalogue.ts';

/** Values of `_resourceType` for files of a page. */
const LOADED = /^(document|stylesheet|script|image|font|media|manifest|texttrack)$/i;
const TYPE =
  /^(text\/css|image\/|font\/|audio\/|video\/|(text|application)\/(x-)?(java|ecma)script|application\/wasm)/i;
const ENDING = /\.(m?js|css|map|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|wasm|webmanifest)$/i;
/** Paths of the portal and of the simulator itself, under any folder. */
const OWN = /\/(front|_sim)(\/|$)/;

interface LoadedFile {
  readonly url: string;
  /** `_resourceType` of the entry. */
  readonly resource?: string | undefined;
  /** Media type of the answer. */
  readonly type?: string | undefined;
}

/** Returns whether a request loads a file of a page. An operation that returns a picture does not count. */
export function isPageFile({ url, resource = '', type = '' }: LoadedFile): boolean {
  const { pathname } = URL.parse(url) ?? { pathname: '' };
  if (catalogue.some((operation) => pathname.endsWith(operation.url))) return false;
  return LOADED.test(resource) || TYPE.test(type) || ENDING.test(pathname) || OWN.test(pathname);
}
