/** Car sharing in the style of Rails: wrapped parameters, casts, `errors` by attribute, decimals as texts, an ETag on each response. */
import { createHash, randomUUID } from 'node:crypto';
import { FORMATS, Refusal, counter, start } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, RunningServer } from '../kit.ts';

const STATUS: Record<number, string> = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' };
const refusal = (status: number): BackendResponse => ({ status, body: { status, error: STATUS[status] } });
const refuse = (status: number): never => {
  throw new Refusal(refusal(status));
};
type Errors = Record<string, string[]>;

interface Car {
  id: number;
  plate: string;
  city: string;
  seats: number;
  daily_rate: string;
  created_at: string;
  updated_at: string;
}
interface Trip {
  id: number;
  car_id: number;
  starts_on: string;
  ends_on: string;
  driver: string;
  total: string;
  created_at: string;
}

/** Returns the permitted members as texts, as `params.require(name).permit(…)` and ActiveModel do. */
function permitted(
  { body, headers }: BackendRequest,
  name: string,
  members: readonly string[],
): Record<string, string> {
  let read: Record<string, unknown> | null = {};
  try {
    read = /json/.test(headers['content-type'] ?? '') ? JSON.parse(body) : {};
  } catch {
    refuse(400);
  }
  const given = read?.[name];
  if (typeof given !== 'object' || given === null || Object.keys(given).length === 0) return refuse(400);
  const values: Record<string, unknown> = { ...given };
  return Object.fromEntries(
    members.flatMap((member) => {
      const value = values[member];
      return value === undefined || (typeof value === 'object' && value !== null)
        ? []
        : [[member, value === null ? '' : String(value)]];
    }),
  );
}

/** Writes a decimal as Rails does: without zeros at the end, but with at least one digit after the point. */
const decimal = (text: string): string => {
  const short = String(Number(text));
  return short.includes('.') ? short : `${short}.0`;
};
const DAY = 86_400_000;

/** Starts the backend, which is correct. */
export function startRails(): Promise<RunningServer> {
  const cars: Car[] = [];
  const trips: Trip[] = [];
  const [nextCar, nextTrip] = [counter(1), counter(1)];
  const now = () => new Date().toISOString();
  const carErrors = (
    car: Partial<Record<'plate' | 'city' | 'seats' | 'daily_rate', string>>,
    id?: number,
  ): Errors => {
    const errors: Errors = {};
    const add = (name: string, line: string) => (errors[name] ??= []).push(line);
    if ((car.city ?? '').trim() === '') add('city', "can't be blank");
    if ((car.plate ?? '').trim() === '') add('plate', "can't be blank");
    else if (!/^[A-Z]{1,3}-\d{2,5}$/.test(car.plate ?? '')) add('plate', 'is invalid');
    else if (cars.some((one) => one.plate === car.plate && one.id !== id))
      add('plate', 'has already been taken');
    if (!/^-?\d+(\.0*)?$/.test(car.seats ?? '')) add('seats', 'is not a number');
    else if (Number(car.seats) < 1) add('seats', 'must be greater than or equal to 1');
    else if (Number(car.seats) > 9) add('seats', 'must be less than or equal to 9');
    if (!/^\d{1,4}(\.\d{1,2})?$/.test(car.daily_rate ?? '')) add('daily_rate', 'is invalid');
    return errors;
  };
  const insert = ({
    plate = '',
    city = '',
    seats = '',
    daily_rate: rate = '',
  }: Record<string, string>): Car => {
    const car = {
      id: nextCar(),
      plate,
      city,
      seats: Number(seats),
      daily_rate: decimal(rate),
      created_at: now(),
      updated_at: now(),
    };
    cars.push(car);
    return car;
  };
  for (let at = 0; at < 9; at++)
    insert({
      plate: `B-${100 + at}`,
      city: ['Berlin', 'Bonn', 'Ulm'][at % 3] ?? '',
      seats: String(2 + ((at * 3) % 7)),
      daily_rate: String(30 + ((at * 7) % 11) * 2.5),
    });

  const requireKey = ({ headers }: BackendRequest): void => {
    if (headers['x-api-key'] !== 'fleet-key-77') refuse(401);
  };
  const carOf = ({ params }: Call): Car =>
    cars.find(({ id }) => id === Number.parseInt(params['id'] ?? '', 10)) ?? refuse(404);
  const invalid = (errors: Errors): BackendResponse => ({ status: 422, body: { errors } });

  const tagged = (call: BackendRequest, answer: BackendResponse): BackendResponse => {
    const etag = `W/"${createHash('md5').update(JSON.stringify(answer.body)).digest('hex')}"`;
    if (call.headers['if-none-match'] === etag) return { status: 304, headers: { etag } };
    return {
      ...answer,
      headers: { etag, 'cache-control': 'max-age=0, private, must-revalidate', ...answer.headers },
    };
  };
  const secured =
    (handler: (call: Call) => BackendResponse) =>
    (call: Call): BackendResponse => {
      requireKey(call);
      const answer = handler(call);
      return answer.status === 200 ? tagged(call, answer) : answer;
    };

  return start(
    {
      'GET /api/v1/cars': secured(({ query }) => {
        const [city, least, sort = ''] = [
          query.get('city'),
          query.get('seats_gteq'),
          query.get('sort') ?? '',
        ];
        // Ransack ignores blank and unreadable conditions.
        const leastSeats = /^-?\d+$/.test(least ?? '') ? Number(least) : 0;
        const found = cars.filter((car) => (!city || car.city === city) && car.seats >= leastSeats);
        const by = {
          daily_rate: (a: Car, b: Car) => Number(a.daily_rate) - Number(b.daily_rate),
          '-daily_rate': (a: Car, b: Car) => Number(b.daily_rate) - Number(a.daily_rate),
          plate: (a: Car, b: Car) => (a.plate < b.plate ? -1 : 1),
        }[sort];
        return { status: 200, body: by ? [...found].sort(by) : found };
      }),
      'POST /api/v1/cars': secured((call) => {
        const given = permitted(call, 'car', ['plate', 'city', 'seats', 'daily_rate']);
        const errors = carErrors(given);
        if (Object.keys(errors).length > 0) return invalid(errors);
        const car = insert(given);
        return {
          status: 201,
          body: car,
          headers: { location: `http://${call.headers.host ?? ''}/api/v1/cars/${car.id}` },
        };
      }),
      'GET /api/v1/cars/{id}': secured((call) => ({ status: 200, body: carOf(call) })),
      'PATCH /api/v1/cars/{id}': secured((call) => {
        const car = carOf(call);
        const given = permitted(call, 'car', ['city', 'seats', 'daily_rate']);
        const merged = {
          plate: car.plate,
          city: car.city,
          seats: String(car.seats),
          daily_rate: car.daily_rate,
          ...given,
        };
        const errors = carErrors(merged, car.id);
        if (Object.keys(errors).length > 0) return invalid(errors);
        Object.assign(car, {
          city: merged.city,
          seats: Number(merged.seats),
          daily_rate: decimal(merged.daily_rate),
          updated_at: now(),
        });
        return { status: 200, body: car };
      }),
      'DELETE /api/v1/cars/{id}': secured((call) => {
        const car = carOf(call);
        cars.splice(cars.indexOf(car), 1);
        return { status: 204 };
      }),
      'GET /api/v1/cars/{id}/trips': secured((call) => {
        const { id } = carOf(call);
        return { status: 200, body: trips.filter((trip) => trip.car_id === id).reverse() };
      }),
      'POST /api/v1/cars/{id}/trips': secured((call) => {
        const car = carOf(call);
        const {
          starts_on: from = '',
          ends_on: to = '',
          driver = '',
        } = permitted(call, 'trip', ['starts_on', 'ends_on', 'driver']);
        const errors: Errors = {};
        // A text that is no day is cast to nil.
        if (!FORMATS.date(from)) errors['starts_on'] = ["can't be blank"];
        if (!FORMATS.date(to)) errors['ends_on'] = ["can't be blank"];
        else if (to < from) errors['ends_on'] = ['must not be before the start'];
        if (driver.trim() === '') errors['driver'] = ["can't be blank"];
        if (trips.some((trip) => trip.car_id === car.id && trip.starts_on <= to && from <= trip.ends_on))
          errors['base'] = ['The car is taken on these days'];
        if (Object.keys(errors).length > 0) return invalid(errors);
        const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
        const trip = {
          id: nextTrip(),
          car_id: car.id,
          starts_on: from,
          ends_on: to,
          driver,
          total: decimal((days * Number(car.daily_rate)).toFixed(2)),
          created_at: now(),
        };
        trips.push(trip);
        return { status: 201, body: trip };
      }),
    },
    {
      notFound: () => refusal(404),
      wrongMethod: () => refusal(404),
      headers: () => ({
        'x-request-id': randomUUID(),
        'x-runtime': '0.004',
        'content-type': 'application/json; charset=utf-8',
        vary: 'Accept',
      }),
    },
  );
}
