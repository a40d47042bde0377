/** A backend in the style of ASP.NET Core: problem details with a trace, numbers for enums, 204 after PUT, paths in any case. */
import { randomUUID } from 'node:crypto';
import { FORMATS, Refusal, counter, problemsIn, start } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Fields, Handler, RunningServer } from '../kit.ts';

const TITLES: Record<number, [string, string]> = {
  400: ['https://tools.ietf.org/html/rfc9110#section-15.5.1', 'One or more validation errors occurred.'],
  404: ['https://tools.ietf.org/html/rfc9110#section-15.5.5', 'Not Found'],
  409: ['https://tools.ietf.org/html/rfc9110#section-15.5.10', 'Conflict'],
  415: ['https://tools.ietf.org/html/rfc9110#section-15.5.16', 'Unsupported Media Type'],
};
const problem = (status: number, errors?: Record<string, string[]>): BackendResponse => ({
  status,
  body: {
    type: TITLES[status]?.[0],
    title: TITLES[status]?.[1],
    status,
    ...(errors && { errors }),
    traceId: '00-9f2c4d-01',
  },
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
});
const refuse = (status: number, errors?: Record<string, string[]>): never => {
  throw new Refusal(problem(status, errors));
};
const METER: Fields = {
  number: { type: 'string', required: true, min: 4, max: 20 },
  kind: { type: 'integer', required: true, enum: [0, 1, 2] },
  place: { type: 'string', nullable: true, max: 60 },
};
const UPDATE: Fields = { place: { type: 'string', nullable: true, max: 60 } };
const READING: Fields = {
  takenAt: { type: 'string', required: true, format: 'date-time' },
  value: { type: 'number', required: true, min: 0, max: 999_999 },
  estimated: { type: 'boolean' },
};

/** Reads a body as System.Text.Json does for the web: names in any case, numbers from texts, and no unknown members. */
function bodyOf({ body, headers }: BackendRequest, fields: Fields): Record<string, unknown> {
  if (!/^(application\/([\w.-]+\+)?json|text\/json)\b/i.test(headers['content-type'] ?? '')) refuse(415);
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    refuse(400, { $: ['The JSON value could not be converted.'] });
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return refuse(400, { $: ['The JSON value could not be converted.'] });
  const values = Object.fromEntries(
    Object.entries(read).map(([given, value]) => {
      const name = Object.keys(fields).find((one) => one.toLowerCase() === given.toLowerCase()) ?? given;
      const type = fields[name]?.type;
      const asNumber =
        (type === 'integer' || type === 'number') &&
        typeof value === 'string' &&
        /^-?\d+(\.\d+)?$/.test(value);
      return [name, asNumber ? Number(value) : value];
    }),
  );
  const problems = problemsIn(values, fields, true);
  if (problems.length > 0)
    refuse(
      400,
      Object.fromEntries(
        problems.map(({ path }) => [String(path[0]), [`The field ${String(path[0])} is invalid.`]]),
      ),
    );
  return values;
}

interface Meter {
  id: string;
  number: string;
  kind: number;
  place: string | null;
  installedAt: string;
}
interface Reading {
  id: number;
  meterId: string;
  takenAt: string;
  value: number;
  estimated: boolean;
}

/** Starts the backend, which is correct. */
export function startAspnet(): Promise<RunningServer> {
  const meters: Meter[] = [];
  const readings: Reading[] = [];
  const next = counter(1);
  // DateTimeOffset writes ticks and the offset.
  const stamp = (time: number) => new Date(time).toISOString().replace('Z', '0000+00:00');
  const add = (number: string, kind: number, place: string | null): Meter => {
    const meter = { id: randomUUID(), number, kind, place, installedAt: stamp(Date.now()) };
    meters.push(meter);
    return meter;
  };
  for (let at = 0; at < 8; at++) {
    const { id } = add(`M-${5000 + at}`, at % 3, at % 2 ? 'Cellar' : null);
    for (let month = 1; month <= 3; month++)
      readings.push({
        id: next(),
        meterId: id,
        takenAt: stamp(Date.UTC(2024, month, 1, 8)),
        value: 100 * month + at,
        estimated: month === 2,
      });
  }
  const roles: Record<string, 'Admin' | 'Reader'> = { 'eyJ.admin': 'Admin', 'eyJ.reader': 'Reader' };
  const caller = ({ headers }: BackendRequest): 'Admin' | 'Reader' => {
    const role = roles[/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''];
    if (role === undefined)
      throw new Refusal({
        status: 401,
        headers: { 'www-authenticate': headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer' },
      });
    return role;
  };
  const meterOf = ({ params }: Call): Meter => {
    // `{id:guid}`: another text is another route.
    if (!FORMATS.uuid(params['id'] ?? '')) throw new Refusal({ status: 404 });
    return meters.find(({ id }) => id === params['id']?.toLowerCase()) ?? refuse(404);
  };
  const parameter = ({ query }: BackendRequest, name: string): string | null =>
    [...query].find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1] ?? null;
  const whole = (call: BackendRequest, name: string, usual: number, least: number, most: number): number => {
    const text = parameter(call, name);
    if (text === null) return usual;
    if (!/^-?\d+$/.test(text) || Number(text) < least || Number(text) > most)
      refuse(400, { [name]: [`The value '${text}' is not valid.`] });
    return Number(text);
  };
  const moment = (call: BackendRequest, name: string, usual: number): number => {
    const text = parameter(call, name);
    if (text === null) return usual;
    // The + of an offset that was not percent-encoded arrives as a space.
    const time = text.replace(' ', '+');
    return FORMATS['date-time'](time)
      ? Date.parse(time)
      : refuse(400, { [name]: [`The value '${text}' is not valid.`] });
  };
  const secured =
    (handler: (call: Call) => BackendResponse): Handler =>
    (call) => {
      caller(call);
      return handler(call);
    };

  return start(
    {
      'GET /api/Meters': secured((call) => {
        const kind = parameter(call, 'Kind') === null ? undefined : whole(call, 'Kind', 0, 0, 2);
        const [skip, take] = [whole(call, 'Skip', 0, 0, 2_147_483_647), whole(call, 'Take', 50, 1, 200)];
        const found = meters.filter((one) => kind === undefined || one.kind === kind);
        return {
          status: 200,
          body: found.slice(skip, skip + take),
          headers: { 'x-total-count': String(found.length) },
        };
      }),
      'POST /api/Meters': secured((call) => {
        const { number, kind, place = null } = bodyOf(call, METER);
        if (meters.some((one) => one.number === number)) return problem(409);
        const meter = add(String(number), Number(kind), place as string | null);
        return {
          status: 201,
          body: meter,
          headers: { location: `http://${call.headers.host ?? ''}/api/Meters/${meter.id}` },
        };
      }),
      'GET /api/Meters/{id}': secured((call) => ({ status: 200, body: meterOf(call) })),
      'PUT /api/Meters/{id}': secured((call) => {
        const { place = null } = bodyOf(call, UPDATE);
        meterOf(call).place = place as string | null;
        return { status: 204 };
      }),
      'DELETE /api/Meters/{id}': secured((call) => {
        if (caller(call) !== 'Admin') return { status: 403 };
        meters.splice(meters.indexOf(meterOf(call)), 1);
        return { status: 204 };
      }),
      'GET /api/Meters/{id}/Readings': secured((call) => {
        const [from, to] = [moment(call, 'from', -Infinity), moment(call, 'to', Infinity)];
        const { id } = meterOf(call);
        return {
          status: 200,
          body: readings.filter(
            ({ meterId, takenAt }) =>
              meterId === id && Date.parse(takenAt) >= from && Date.parse(takenAt) <= to,
          ),
        };
      }),
      'POST /api/Meters/{id}/Readings': secured((call) => {
        const { takenAt, value, estimated = false } = bodyOf(call, READING);
        const reading = {
          id: next(),
          meterId: meterOf(call).id,
          takenAt: stamp(Date.parse(String(takenAt).toUpperCase())),
          value: Number(value),
          estimated: Boolean(estimated),
        };
        readings.push(reading);
        return { status: 201, body: reading };
      }),
    },
    {
      notFound: () => ({ status: 404 }),
      wrongMethod: (_, allowed) => ({ status: 405, headers: { allow: allowed.join(', ') } }),
      headers: () => ({ 'content-type': 'application/json; charset=utf-8', server: 'Kestrel' }),
    },
  );
}
