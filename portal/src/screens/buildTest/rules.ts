import type { PortalConfig } from '../../api/config.ts';
import { copy } from './copy.ts';

export type Fact = readonly [label: string, value: string];

const named = (entries: Readonly<Record<string, string>>, empty = ''): Fact[] =>
  Object.entries(entries).map(([name, value]) => [name, value === '' ? empty : value]);

/** The environment's configuration in words. Secrets show only whether they are set. */
export const configFacts = (config: PortalConfig) => ({
  services: named(config.services, copy.sameOrigin),
  hosts: named(config.hosts, copy.missing),
  rest: [
    [copy.systemId, config.systemId],
    [copy.systemToken, config.systemToken === '' ? copy.missing : copy.given],
    [copy.aar2, config.aar2 ?? copy.missing],
  ] satisfies Fact[],
});
