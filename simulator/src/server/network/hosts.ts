import { isServiceName, services, type ServiceName } from '#generated/services.ts';
/** Other names of the simulator (`SIM_HOSTS=portal.local,std.team.example=standard`). Pure. */
import { nearest } from '#tools/nearest.ts';
import { listed } from './listed.ts';

/** By host in small letters: the service whose operations lie at its root, where it is one service's. */
export type Hosts = ReadonlyMap<string, ServiceName | undefined>;

/** @throws where a host is given to a service that there is not */
export function hostsFrom(text: string | undefined): Hosts {
  return new Map(
    listed(text?.toLowerCase()).map((entry) => {
      const [host = '', service] = entry.split('=', 2);
      if (service === undefined) return [host, undefined];
      if (isServiceName(service)) return [host, service];
      const known = Object.keys(services);
      throw new Error(
        `SIM_HOSTS gives ${host} to ${service}, which is no service: ${nearest(service, known)[0] ?? known.join(', ')}?`,
      );
    }),
  );
}

/** A host without its port, as `Host` says it. */
export const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');
