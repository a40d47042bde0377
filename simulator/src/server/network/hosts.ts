/** Other names of the simulator (`SIM_HOSTS=portal.local,std.team.example=standard`). Pure. */
import { isServiceName, services, type ServiceName } from '#generated/services.ts';
import { splitList } from './splitList.ts';

/** Key: host in lower case. Value: the service whose operations are at its root, if the host belongs to one service. */
export type Hosts = ReadonlyMap<string, ServiceName | undefined>;

/** @throws if a host is assigned to an unknown service */
export function hostsFrom(text: string | undefined): Hosts {
  return new Map(
    splitList(text?.toLowerCase()).map((entry) => {
      const [host = '', service] = entry.split('=', 2);
      if (service === undefined) return [host, undefined];
      if (isServiceName(service)) return [host, service];
      const known = Object.keys(services);
      throw new Error(
        `SIM_HOSTS gives ${host} to ${service}, which is no service; the services are ${known.join(', ')}`,
      );
    }),
  );
}

/** Returns the host in a `Host` header, in lower case and without the port. */
export const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');
