/** Network settings of the environment. */
import type { BlockList } from 'node:net';
import { basePathFrom } from './basePath.ts';
import { hostsFrom, type Hosts } from './hosts.ts';
import { originsFrom } from './origins.ts';
import { proxiesFrom } from './proxies.ts';

export interface NetworkSettings {
  /** `SIM_CORS`: other origins whose pages may call the provider. */
  readonly origins: ReadonlySet<string>;
  /** `BASE_PATH`: '' or like `/sim`. */
  readonly base: string;
  /** `SIM_TRUSTED_PROXIES`: proxies whose `X-Forwarded-*` count. */
  readonly proxies: BlockList | undefined;
  /** `SIM_HOSTS`: other names of the simulator. */
  readonly hosts: Hosts;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws if a value is invalid */
export const networkFrom = (env: Environment): NetworkSettings => ({
  origins: originsFrom(env['SIM_CORS']),
  base: basePathFrom(env['BASE_PATH']),
  proxies: proxiesFrom(env['SIM_TRUSTED_PROXIES']),
  hosts: hostsFrom(env['SIM_HOSTS']),
});

let known: NetworkSettings | undefined;

/** Settings of this process. @throws if a value is invalid */
export const network = (): NetworkSettings => (known ??= networkFrom(process.env));
