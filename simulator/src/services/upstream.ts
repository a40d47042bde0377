/** Real backends that answer a service or an operation instead of the simulator. */
import { isServiceName, services } from '#generated/services.ts';
import { nearest } from '#tools/nearest.ts';
import { catalogue, operationNamed } from './catalogue.ts';
import { wrongCertificates } from './certificates.ts';

/** Address of a real backend, and how its certificate is checked. */
export interface Backend {
  readonly url: string;
  /** Trusted certificates in PEM, besides the usual ones. */
  readonly ca?: string | undefined;
  /** Accepts any certificate. */
  readonly insecure?: boolean | undefined;
}

/**
 * Backends by `service` or `service.operation`. Null for an operation: the simulator answers it, even if its service has
 * a backend. A text is the address of a backend.
 */
export type Upstreams = Readonly<Record<string, Backend | string | null>>;

type Pointer = '/on' | '/url' | '/ca';

/** An invalid upstream. */
export class BadUpstream extends Error {
  override readonly name = 'BadUpstream';
  readonly pointer: Pointer;
  readonly nearest: readonly string[];

  constructor(pointer: Pointer, message: string, close: readonly string[] = []) {
    super(message);
    this.pointer = pointer;
    this.nearest = close;
  }
}

/**
 * @throws BadUpstream if the service or operation is unknown, the address is not http, or the certificates are invalid
 */
export function checkUpstream(on: string, url: string | null, ca?: string): void {
  if (!isServiceName(on) && !operationNamed(on)) {
    const known = [...Object.keys(services), ...catalogue.map(({ address }) => address)];
    throw new BadUpstream('/on', `没有服务或接口 ${on}`, nearest(on, known));
  }
  if (url !== null && !isAddress(url))
    throw new BadUpstream('/url', '应为 http 或 https 的地址，不含用户名、查询与片段');
  const wrong = ca === undefined ? undefined : wrongCertificates(ca);
  if (wrong !== undefined) throw new BadUpstream('/ca', wrong);
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

/**
 * Returns the backend of an operation; undefined if the simulator answers. An operation's entry precedes the one of its
 * service; for the same name, the session's entry replaces that of the command line (`fromStart`).
 */
export function upstreamFor(
  { service, address }: { readonly service: string; readonly address: string },
  fromStart: Upstreams | undefined,
  ofSession: Upstreams | undefined,
): Backend | undefined {
  if (fromStart === undefined && ofSession === undefined) return undefined;
  const all = { ...fromStart, ...ofSession };
  const backend = (address in all ? all[address] : all[service]) ?? undefined;
  return typeof backend === 'string' ? { url: backend } : backend;
}
