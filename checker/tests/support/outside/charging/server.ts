/** A backend of charging stations. It is correct, or has one of the faults. */
import { randomUUID } from 'node:crypto';
import { Refusal, ascending, counter, jsonIn, problemsIn, start, typed } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Fields, RunningServer } from '../kit.ts';

/** Names of the faults, one of which a backend can have. */
export const chargingFaults = [
  'cursor skips one',
  'cursor repeats the last',
  'last page has a cursor',
  'limit is off by one',
  'connector filter ignored',
  'minPower is exclusive',
  'stations unsorted from the second page',
  'vehicle of another driver is readable',
  'vehicle of another driver is deletable',
  'patch resets the nickname',
  'patch is not stored',
  'etag stays',
  'if-match ignored',
  'no location',
  'location of the list',
  'deleted vehicle is listed',
  'plate registered twice',
  'pattern unchecked',
  'battery bound unchecked',
  'busy station charges',
  'key makes two sessions',
  'stop twice',
  'amount rounded down',
  'stoppedAt without zone',
  'unicode nickname breaks',
] as const;

const problem = (status: number, title: string, headers = {}): BackendResponse => ({
  status,
  body: { type: 'about:blank', title, status },
  headers: { 'content-type': 'application/problem+json', ...headers },
});
const refuse = (...parts: Parameters<typeof problem>): never => {
  throw new Refusal(problem(...parts));
};

const CONNECTORS = ['ccs', 'chademo', 'type2'];
const PAGE: Fields = { limit: { type: 'integer', min: 1, max: 50 } };

interface Vehicle {
  id: number;
  plate: string;
  connector: string;
  nickname: string | null;
  batteryKwh: number;
  addedAt: string;
}
interface Session {
  id: string;
  stationId: string;
  vehicleId: number;
  status: 'charging' | 'stopped';
  startedAt: string;
  stoppedAt: string | null;
  energyWh: number;
  amountCents: number;
}

/** Starts the backend. @param fault one of chargingFaults; undefined for a correct backend */
export function startCharging(fault?: string): Promise<RunningServer> {
  const wrong = (name: (typeof chargingFaults)[number]): boolean => fault === name;
  const VEHICLE: Fields = {
    plate: {
      type: 'string',
      required: true,
      min: 2,
      max: 12,
      ...(!wrong('pattern unchecked') && { pattern: /^[A-Z0-9-]+$/ }),
    },
    connector: { type: 'string', required: true, enum: CONNECTORS },
    nickname: { type: 'string', nullable: true, max: 30 },
    batteryKwh: {
      type: 'number',
      // More than 0.
      min: Number.MIN_VALUE,
      ...(!wrong('battery bound unchecked') && { max: 250 }),
    },
  };
  const CHANGES: Fields = { nickname: VEHICLE['nickname']!, batteryKwh: VEHICLE['batteryKwh']! };

  const stations = Array.from({ length: 17 }, (_, at) => ({
    id: `ST-${String(at + 1).padStart(3, '0')}`,
    name: `${['Harbour', 'Airport', 'Market', 'Station', 'Park'][at % 5]} ${String(at).padStart(2, '0')}`,
    connectors: at % 4 === 0 ? ['ccs', 'type2'] : [CONNECTORS[at % 3] ?? 'ccs'],
    powerKw: [11, 22, 50, 150][at % 4] ?? 11,
    centsPerKwh: 39 + (at % 5) * 6,
  }));
  const vehicles: (Vehicle & { owner: string; version: number; removed: boolean })[] = [];
  const sessions: (Session & { owner: string })[] = [];
  const keys = new Map<string, Session>();
  const next = counter(1);
  const now = () => new Date().toISOString();
  const addVehicle = (
    owner: string,
    plate: string,
    connector: string,
    nickname: string | null,
    batteryKwh: number,
  ) => {
    const made = {
      id: next(),
      plate,
      connector,
      nickname,
      batteryKwh,
      addedAt: now(),
      owner,
      version: 1,
      removed: false,
    };
    vehicles.unshift(made);
    return made;
  };
  addVehicle('mia', 'B-MI-1', 'ccs', 'Blitz', 58);
  addVehicle('mia', 'B-MI-2', 'type2', null, 40.5);
  addVehicle('tom', 'B-TO-1', 'ccs', 'Truck', 110);
  for (let at = 0; at < 13; at++)
    sessions.unshift({
      id: randomUUID(),
      stationId: stations[at % 17]?.id ?? '',
      vehicleId: at % 4 === 3 ? 3 : (at % 2) + 1,
      status: 'stopped',
      startedAt: `2024-05-${String(at + 1).padStart(2, '0')}T08:00:00Z`,
      stoppedAt: `2024-05-${String(at + 1).padStart(2, '0')}T09:00:00Z`,
      energyWh: 10_000,
      amountCents: (stations[at % 17]?.centsPerKwh ?? 0) * 10,
      owner: at % 4 === 3 ? 'tom' : 'mia',
    });

  const tokens: Record<string, string> = { 'drv-mia-0193': 'mia', 'drv-tom-5521': 'tom' };
  const caller = ({ headers }: BackendRequest): string =>
    tokens[/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''] ??
    refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer realm="charge"' });
  const busy = (id: string): boolean =>
    sessions.some(({ stationId, status }) => stationId === id && status === 'charging');
  const shown = ({ owner: _, version: __, removed: ___, ...vehicle }: (typeof vehicles)[number]): Vehicle =>
    vehicle;
  const publicSession = ({ owner: _, ...session }: Session & { owner?: string }): Session => session;
  const etagOf = (vehicle: (typeof vehicles)[number]): string =>
    wrong('etag stays') ? `"v${vehicle.id}"` : `"v${vehicle.id}-${vehicle.version}"`;
  const bodyOf = ({ body }: BackendRequest, fields: Fields): Record<string, unknown> => {
    const read = jsonIn(body) ?? refuse(400, 'The body is no JSON object');
    const found = problemsIn(read, fields, true)[0];
    return found ? refuse(400, `${found.path.join('.')}: ${found.kind}`) : read;
  };
  /** @param ofOthers true to return another driver's vehicle too */
  const vehicleOf = (call: Call, ofOthers = false) => {
    const owner = caller(call);
    const id = call.params['vehicleId'] ?? '';
    return (
      vehicles.find((one) => String(one.id) === id && !one.removed && (one.owner === owner || ofOthers)) ??
      refuse(404, 'No such vehicle')
    );
  };
  const sessionOf = (call: Call) => {
    const owner = caller(call);
    return (
      sessions.find(
        ({ id, owner: whose }) => id === call.params['sessionId']?.toLowerCase() && whose === owner,
      ) ?? refuse(404, 'No such session')
    );
  };
  function page<Thing>(
    call: BackendRequest,
    all: readonly Thing[],
  ): { items: readonly Thing[]; nextCursor: string | null } {
    const { values, problems } = typed(call.query, PAGE);
    const cursor = call.query.get('cursor');
    // A cursor is `at:` and the number of the first row, encoded.
    const place = cursor === null ? 'at:0' : Buffer.from(cursor, 'base64url').toString();
    const from = Number(/^at:(\d+)$/.exec(place)?.[1]);
    if (problems.length > 0 || Number.isNaN(from)) refuse(400, 'Unknown cursor or limit');
    const asked = Number(values['limit'] ?? 10);
    const limit = wrong('limit is off by one') && asked > 1 ? asked - 1 : asked;
    const end = from + limit;
    const nextAt =
      end + (wrong('cursor skips one') ? 1 : 0) - (wrong('cursor repeats the last') && limit > 1 ? 1 : 0);
    const more = end < all.length || wrong('last page has a cursor');
    return {
      items: all.slice(from, end),
      nextCursor: more ? Buffer.from(`at:${nextAt}`).toString('base64url') : null,
    };
  }

  return start(
    {
      'GET /stations': (call) => {
        caller(call);
        const { values, problems } = typed(call.query, {
          connector: { type: 'string', enum: CONNECTORS },
          minPower: { type: 'integer', min: 0 },
        });
        if (problems.length > 0) refuse(400, 'Unknown filter');
        const { connector, minPower = 0 } = values;
        const isUnsorted = wrong('stations unsorted from the second page') && call.query.has('cursor');
        const found = stations
          .filter(
            (one) =>
              connector === undefined ||
              wrong('connector filter ignored') ||
              one.connectors.includes(String(connector)),
          )
          .filter((one) =>
            wrong('minPower is exclusive') && call.query.has('minPower')
              ? one.powerKw > Number(minPower)
              : one.powerKw >= Number(minPower),
          )
          .sort((one, other) => (isUnsorted ? 0 : ascending(one.name, other.name)));
        const { items, nextCursor } = page(call, found);
        return {
          status: 200,
          body: { items: items.map((one) => ({ ...one, busy: busy(one.id) })), nextCursor },
        };
      },
      'GET /stations/{stationId}': (call) => {
        caller(call);
        const station =
          stations.find(({ id }) => id === call.params['stationId']) ?? refuse(404, 'No such station');
        return { status: 200, body: { ...station, busy: busy(station.id) } };
      },
      'GET /vehicles': (call) => {
        const owner = caller(call);
        return {
          status: 200,
          body: vehicles
            .filter((one) => one.owner === owner && (!one.removed || wrong('deleted vehicle is listed')))
            .map(shown),
        };
      },
      'POST /vehicles': (call) => {
        const owner = caller(call);
        const { plate, connector, nickname = null, batteryKwh = 50 } = bodyOf(call, VEHICLE);
        if (vehicles.some((one) => one.plate === plate && !one.removed) && !wrong('plate registered twice'))
          refuse(409, 'The plate is registered');
        if (wrong('unicode nickname breaks') && /[^\x20-\x7e]/.test(String(nickname)))
          throw new Refusal({
            status: 500,
            body: 'Internal Server Error',
            headers: { 'content-type': 'text/plain' },
          });
        const made = addVehicle(
          owner,
          String(plate),
          String(connector),
          nickname as string | null,
          Number(batteryKwh),
        );
        const location = wrong('location of the list') ? '/vehicles/' : `/vehicles/${made.id}`;
        return { status: 201, body: shown(made), ...(!wrong('no location') && { headers: { location } }) };
      },
      'GET /vehicles/{vehicleId}': (call) => {
        const vehicle = vehicleOf(call, wrong('vehicle of another driver is readable'));
        return { status: 200, body: shown(vehicle), headers: { etag: etagOf(vehicle) } };
      },
      'PATCH /vehicles/{vehicleId}': (call) => {
        caller(call);
        const changes = bodyOf(call, CHANGES);
        if (Object.keys(changes).length === 0) refuse(400, 'Nothing to change');
        const vehicle = vehicleOf(call);
        const match = call.headers['if-match'];
        if (match !== undefined && match !== etagOf(vehicle) && !wrong('if-match ignored'))
          refuse(412, 'The vehicle has changed');
        const reset = wrong('patch resets the nickname') ? { nickname: null } : {};
        const changed = { ...vehicle, ...reset, ...changes, version: vehicle.version + 1 };
        if (!wrong('patch is not stored')) Object.assign(vehicle, changed);
        return { status: 200, body: shown(changed), headers: { etag: etagOf(changed) } };
      },
      'DELETE /vehicles/{vehicleId}': (call) => {
        const vehicle = vehicleOf(call, wrong('vehicle of another driver is deletable'));
        if (sessions.some(({ vehicleId, status }) => vehicleId === vehicle.id && status === 'charging'))
          refuse(409, 'It is charging');
        vehicle.removed = true;
        return { status: 204 };
      },
      'GET /sessions': (call) => {
        const owner = caller(call);
        const status = call.query.get('status');
        if (status !== null && !['charging', 'stopped'].includes(status)) refuse(400, 'Unknown status');
        return {
          status: 200,
          body: page(
            call,
            sessions
              .filter((one) => one.owner === owner && (status === null || one.status === status))
              .map(publicSession),
          ),
        };
      },
      'POST /sessions': (call) => {
        const owner = caller(call);
        const { stationId, vehicleId } = bodyOf(call, {
          stationId: { type: 'string', required: true },
          vehicleId: { type: 'integer', required: true },
          limitKwh: { type: 'integer', min: 1, max: 200 },
        });
        const key = call.headers['idempotency-key'];
        if (typeof key === 'string' && key.length > 64) refuse(400, 'The key is too long');
        const before = keys.get(`${owner} ${String(key)}`);
        if (typeof key === 'string' && before && !wrong('key makes two sessions'))
          return { status: 201, body: publicSession(before) };
        if (!stations.some(({ id }) => id === stationId)) refuse(404, 'No such station');
        if (!vehicles.some((one) => one.id === vehicleId && one.owner === owner && !one.removed))
          refuse(404, 'No such vehicle');
        const isSecondOfKey = before !== undefined && wrong('key makes two sessions');
        if (busy(String(stationId)) && !wrong('busy station charges') && !isSecondOfKey)
          refuse(409, 'The station is busy');
        const made = {
          id: randomUUID(),
          stationId: String(stationId),
          vehicleId: Number(vehicleId),
          status: 'charging' as const,
          startedAt: now(),
          stoppedAt: null,
          energyWh: 0,
          amountCents: 0,
          owner,
        };
        sessions.unshift(made);
        if (typeof key === 'string') keys.set(`${owner} ${key}`, made);
        return { status: 201, body: publicSession(made) };
      },
      'GET /sessions/{sessionId}': (call) => ({ status: 200, body: publicSession(sessionOf(call)) }),
      'POST /sessions/{sessionId}/stop': (call) => {
        caller(call);
        const { energyWh } = bodyOf(call, {
          energyWh: { type: 'integer', required: true, min: 0, max: 200_000 },
        });
        const session = sessionOf(call);
        if (session.status === 'stopped' && !wrong('stop twice')) refuse(409, 'The session is stopped');
        const price =
          (Number(energyWh) * (stations.find(({ id }) => id === session.stationId)?.centsPerKwh ?? 0)) / 1000;
        const amountCents = wrong('amount rounded down') ? Math.floor(price) : Math.floor(price + 0.5);
        const stoppedAt = wrong('stoppedAt without zone') ? now().slice(0, 19) : now();
        Object.assign(session, { status: 'stopped', stoppedAt, energyWh, amountCents });
        return { status: 200, body: publicSession(session) };
      },
    },
    {
      notFound: () => problem(404, 'No such path'),
      wrongMethod: (_, allowed) => problem(405, 'Method not allowed', { allow: allowed.join(', ') }),
    },
  );
}
