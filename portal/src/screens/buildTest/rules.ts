import type { PortalConfig } from '../../api/config.ts';
import { copy } from './copy.ts';

export type Fact = readonly [label: string, value: string];

/** Names and values. @param empty text for an empty value */
const factsOf = (entries: Readonly<Record<string, string>>, empty = ''): Fact[] =>
  Object.entries(entries).map(([name, value]) => [name, value === '' ? empty : value]);

/** The configuration of the environment as labels and values. Of a secret it shows only whether it is set. */
export const configFacts = (config: PortalConfig) => ({
  services: factsOf(config.services, copy.sameOrigin),
  hosts: factsOf(config.hosts, copy.missing),
  rest: [
    [copy.systemId, config.systemId],
    [copy.systemToken, config.systemToken === '' ? copy.missing : copy.given],
    [copy.aar2, config.aar2 ?? copy.missing],
  ] satisfies Fact[],
});
