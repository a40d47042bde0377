/** Which service or operation a real backend answers, and where it is. */
import { nearest } from '#tools/nearest.ts';
import { isServiceName, services } from '#generated/services.ts';
import { catalogue, operationNamed } from './catalogue.ts';

/** By `service` or `service.operation`; null: the simulator answers, whatever the service says. */
export type Upstreams = Readonly<Record<string, string | null>>;

/** Why an upstream cannot be. */
export class BadUpstream extends Error {
  override readonly name = 'BadUpstream';
  readonly pointer: '/on' | '/url';
  readonly nearest: readonly string[];

  constructor(pointer: '/on' | '/url', message: string, close: readonly string[] = []) {
    super(message);
    this.pointer = pointer;
    this.nearest = close;
  }
}

/** @throws BadUpstream where there is no such service or operation, or the address is none of http */
export function checkUpstream(on: string, url: string | null): void {
  if (!isServiceName(on) && !operationNamed(on)) {
    const known = [...Object.keys(services), ...catalogue.map(({ address }) => address)];
    throw new BadUpstream('/on', `没有服务或接口 ${on}`, nearest(on, known));
  }
  if (url !== null && !isAddress(url))
    throw new BadUpstream('/url', '应为 http 或 https 的地址，不含用户名、查询与片段');
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

/**
 * `standard=http://127.0.0.1:8080`, as the command line has it.
 * @throws BadUpstream
 */
export function upstreamsFrom(options: readonly string[]): Upstreams {
  return Object.fromEntries(
    options.map((option) => {
      const [, on = '', url = ''] = /^([^=]+)=(.+)$/.exec(option) ?? [];
      if (on === '')
        throw new BadUpstream('/on', `--upstream 应形如 standard=http://127.0.0.1:8080，而不是 ${option}`);
      checkUpstream(on, url);
      return [on, url];
    }),
  );
}

/** @returns undefined where the simulator answers; an operation's own word stands before its service's, the session's before the start's */
export function upstreamFor(
  { service, address }: { readonly service: string; readonly address: string },
  fromStart: Upstreams | undefined,
  ofSession: Upstreams | undefined,
): string | undefined {
  if (fromStart === undefined && ofSession === undefined) return undefined;
  const all = { ...fromStart, ...ofSession };
  return (address in all ? all[address] : all[service]) ?? undefined;
}
