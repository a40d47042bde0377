/** A backend of vehicles with trips in memory. */
import { jsonIn, serve, type BackendResponse } from '../checkedBackends/http.ts';

/** Faults of the backend, one at a time. */
const FAULTS = [
  'a deleted vehicle leaves its trips',
  'the odometer falls',
  'the total cost adds up two trips at most',
  'a month ends a day early',
  'costs are sorted as texts',
  'an unknown driver is accepted',
] as const;
export type Fault = (typeof FAULTS)[number];

interface Trip {
  readonly id: number;
  readonly vehicleId: number;
  readonly driverId: number;
  readonly cost: number;
  readonly drivenOn: string;
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(value).toJSON()?.startsWith(value) === true;

/** Starts the backend. @param fault undefined for a correct backend */
export function startFleet(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  let vehicles = [{ id: 1, name: 'Truck', odometer: 0 }];
  let trips: Trip[] = ['2026-03-31', '2026-04-01', '2026-12-30'].map((drivenOn, index) => ({
    id: index + 1,
    vehicleId: 1,
    driverId: 1,
    cost: 30 + index,
    drivenOn,
  }));
  let count = 10;
  const refuse = (status: number): BackendResponse => ({ status });
  const shown = (vehicle: (typeof vehicles)[number]) => {
    const own = trips.filter(({ vehicleId }) => vehicleId === vehicle.id);
    const added = wrong('the total cost adds up two trips at most') ? own.slice(0, 2) : own;
    return { ...vehicle, totalCost: added.reduce((sum, { cost }) => sum + cost, 0) };
  };

  const listTrips = (query: URLSearchParams): BackendResponse => {
    const [of, month, sort] = ['vehicleId', 'month', 'sort'].map((name) => query.get(name));
    if (of !== null && !/^-?\d+$/.test(of ?? '')) return refuse(400);
    if (month !== null && !/^\d{4}-\d{2}$/.test(month ?? '')) return refuse(400);
    if (sort !== null && !/^-?cost$/.test(sort ?? '')) return refuse(400);
    const isIn = ({ drivenOn }: Trip): boolean =>
      month === null ||
      (drivenOn.startsWith(month ?? '') && !(wrong('a month ends a day early') && drivenOn.endsWith('-31')));
    const all = trips.filter((each) => isIn(each) && (of === null || each.vehicleId === Number(of)));
    const compare = (one: Trip, other: Trip): number =>
      wrong('costs are sorted as texts')
        ? String(one.cost).localeCompare(String(other.cost))
        : one.cost - other.cost;
    const sorted = sort === null ? all : all.toSorted(compare);
    return { status: 200, body: sort === '-cost' ? sorted.toReversed() : sorted };
  };

  const addTrip = (json: Record<string, unknown> = {}): BackendResponse => {
    const { vehicleId, driverId, cost, drivenOn } = json;
    if (![vehicleId, driverId].every(Number.isInteger) || !isWhole(cost, 1, 5000) || !isDay(drivenOn))
      return refuse(400);
    if (!vehicles.some(({ id }) => id === vehicleId)) return refuse(404);
    if (driverId !== 1 && !wrong('an unknown driver is accepted')) return refuse(422);
    const trip = {
      id: (count += 1),
      vehicleId: Number(vehicleId),
      driverId: Number(driverId),
      cost,
      drivenOn,
    };
    trips = [...trips, trip];
    return { status: 201, body: trip };
  };

  return serve(({ method, path, query, headers, body }) => {
    if (headers['x-key'] !== 'k-ada') return refuse(401);
    const json = jsonIn(body);
    const [, collection, at] = path.split('/');
    if (method !== 'GET' && method !== 'DELETE' && !json) return refuse(400);
    if (at !== undefined && !/^-?\d+$/.test(at)) return refuse(400);
    if (collection === 'trips' && at === undefined)
      return method === 'GET' ? listTrips(query) : addTrip(json);
    if (collection === 'trips') {
      const trip = trips.find(({ id }) => id === Number(at));
      return trip ? { status: 200, body: trip } : refuse(404);
    }
    if (at === undefined && method === 'GET') return { status: 200, body: vehicles.map(shown) };
    if (at === undefined) {
      const name = json?.['name'];
      if (typeof name !== 'string' || name.length < 1 || name.length > 40) return refuse(400);
      const made = { id: (count += 1), name, odometer: 0 };
      vehicles = [...vehicles, made];
      return { status: 201, body: shown(made) };
    }
    const vehicle = vehicles.find(({ id }) => id === Number(at));
    if (!vehicle) return refuse(404);
    if (method === 'DELETE') {
      vehicles = vehicles.filter((each) => each !== vehicle);
      if (!wrong('a deleted vehicle leaves its trips'))
        trips = trips.filter(({ vehicleId }) => vehicleId !== vehicle.id);
      return { status: 204 };
    }
    if (method === 'PATCH') {
      const odometer = json?.['odometer'];
      if (!isWhole(odometer, 0, 1_000_000)) return refuse(400);
      if (odometer < vehicle.odometer && !wrong('the odometer falls')) return refuse(422);
      vehicle.odometer = odometer;
    }
    return { status: 200, body: shown(vehicle) };
  });
}
