/** A clinic in the style of NestJS: lists in `message`, numbers converted, unknown members removed, an empty 200 after DELETE. */
import { createHash, randomUUID } from 'node:crypto';
import { Refusal, counter, problemsIn, start, typed } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Fields, Problem, RunningServer } from '../kit.ts';

const ERRORS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  409: 'Conflict',
};
const refusal = (statusCode: number, message: unknown): BackendResponse => ({
  status: statusCode,
  body:
    message === ERRORS[statusCode]
      ? { message, statusCode }
      : { message, error: ERRORS[statusCode], statusCode },
});
const refuse = (status: number, message: unknown): never => {
  throw new Refusal(refusal(status, message));
};

const WORDS: Record<string, string> = {
  missing: 'should not be empty',
  null: 'should not be empty',
  type: 'must be of another type',
  min: 'must not be less',
  max: 'must not be greater',
  pattern: 'must be valid',
  enum: 'must be one of the listed values',
};
const invalid = (problems: readonly Problem[]): never =>
  refuse(
    400,
    problems.map(({ path, kind }) => `${path.join('.')} ${WORDS[kind]}`),
  );

const LOGIN: Fields = {
  email: { type: 'string', required: true, format: 'email' },
  password: { type: 'string', required: true, min: 8 },
};
const CREATE: Fields = {
  doctorId: { type: 'number', required: true },
  start: { type: 'string', required: true, format: 'date-time' },
  minutes: { type: 'number', min: 10, max: 120 },
  reason: { type: 'string', max: 200 },
};
const UPDATE: Fields = {
  reason: { type: 'string', max: 200 },
  minutes: { type: 'number', min: 10, max: 120 },
};
const PAGE: Fields = {
  page: { type: 'integer', min: 1 },
  take: { type: 'integer', min: 1, max: 50 },
  order: { type: 'string', enum: ['ASC', 'DESC'] },
  doctorId: { type: 'number' },
};
const SPECIALITIES = ['cardiology', 'dermatology', 'paediatrics'];

function bodyOf({ body, headers }: BackendRequest, fields: Fields): Record<string, unknown> {
  let read: unknown = {};
  // body-parser skips bodies of other types; its strict mode takes objects and arrays only.
  if (/json/.test(headers['content-type'] ?? '') && body !== '') {
    try {
      read = JSON.parse(body);
    } catch (error) {
      refuse(400, (error as Error).message);
    }
    if (typeof read !== 'object' || read === null) refuse(400, 'Unexpected token in JSON at position 0');
  }
  if (Array.isArray(read)) refuse(400, ['an unknown value was passed to the validate function']);
  // IsOptional() skips null.
  const given = Object.entries(read as object).filter(
    ([name, value]) => value !== null || fields[name]?.required === true,
  );
  const values: Record<string, unknown> = Object.fromEntries(given);
  const problems = problemsIn(values, fields);
  if (problems.length > 0) invalid(problems);
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
}

function queryOf({ query }: BackendRequest, fields: Fields): Record<string, unknown> {
  const { values, problems } = typed(query, fields);
  if (problems.length > 0) invalid(problems);
  return values;
}

interface Appointment {
  id: number;
  doctorId: number;
  start: string;
  minutes: number;
  reason: string | null;
  status: 'booked' | 'cancelled';
  createdAt: string;
  updatedAt: string;
  owner: string;
}

/** Starts the backend, which is correct. */
export function startNest(): Promise<RunningServer> {
  const doctors = ['Ames', 'Boyd', 'Cole', 'Diaz'].map((name, at) => ({
    id: at + 1,
    name: `Dr ${name}`,
    speciality: SPECIALITIES[at % 3],
    feeCents: 4500 + at * 250,
  }));
  const appointments: Appointment[] = [];
  const next = counter(1);
  const sessions = new Map([
    ['jwt.pat.1', 'pat@clinic.example'],
    ['jwt.sam.1', 'sam@clinic.example'],
  ]);
  const passwords: Record<string, string> = {
    'pat@clinic.example': 'correct-horse',
    'sam@clinic.example': 'battery-staple',
  };
  const now = () => new Date().toISOString();
  const add = (
    owner: string,
    doctorId: number,
    begins: string,
    minutes: number,
    reason: string | null,
  ): Appointment => {
    const made: Appointment = {
      id: next(),
      doctorId,
      start: new Date(begins).toISOString(),
      minutes,
      reason,
      status: 'booked',
      createdAt: now(),
      updatedAt: now(),
      owner,
    };
    appointments.push(made);
    return made;
  };
  for (let at = 0; at < 12; at++)
    add(
      'pat@clinic.example',
      (at % 4) + 1,
      `2030-03-${String(10 + ((at * 5) % 12)).padStart(2, '0')}T0${at % 10}:15:00.000Z`,
      20,
      at % 2 ? 'check-up' : null,
    );
  const publicAppointment = ({ owner: _, ...rest }: Appointment) => rest;

  const caller = ({ headers }: BackendRequest): string => {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
    return (
      (scheme?.toLowerCase() === 'bearer' ? sessions.get(token) : undefined) ?? refuse(401, 'Unauthorized')
    );
  };
  const ownAppointment = (call: Call): Appointment => {
    const owner = caller(call);
    const id = call.params['id'] ?? '';
    if (!/^-?\d+$/.test(id)) refuse(400, 'Validation failed (numeric string is expected)');
    return (
      appointments.find((one) => one.id === Number(id) && one.owner === owner) ??
      refuse(404, `Appointment #${id} not found`)
    );
  };
  const isTaken = (doctorId: number, begins: number, minutes: number): boolean =>
    appointments.some((one) => {
      const from = Date.parse(one.start);
      return (
        one.status === 'booked' &&
        one.doctorId === doctorId &&
        from < begins + minutes * 60_000 &&
        begins < from + one.minutes * 60_000
      );
    });
  /** Express adds a weak ETag and answers 304 to a match. */
  const tagged = (call: BackendRequest, answer: BackendResponse): BackendResponse => {
    const etag = `W/"${createHash('sha1').update(JSON.stringify(answer.body)).digest('base64').slice(0, 27)}"`;
    return call.headers['if-none-match'] === etag
      ? { status: 304, headers: { etag } }
      : { ...answer, headers: { etag } };
  };

  return start(
    {
      'POST /auth/login': (call) => {
        const { email, password } = bodyOf(call, LOGIN);
        if (passwords[String(email)] !== password) return refusal(401, 'Unauthorized');
        const accessToken = `jwt.${randomUUID()}`;
        sessions.set(accessToken, String(email));
        return { status: 200, body: { accessToken } };
      },
      'GET /doctors': (call) => {
        const { speciality } = queryOf(call, { speciality: { type: 'string', enum: SPECIALITIES } });
        return tagged(call, {
          status: 200,
          body: doctors.filter((one) => speciality === undefined || one.speciality === speciality),
        });
      },
      'POST /appointments': (call) => {
        const owner = caller(call);
        const { doctorId, start: begins, minutes = 20, reason = null } = bodyOf(call, CREATE);
        if (!doctors.some(({ id }) => id === doctorId))
          return refusal(404, `Doctor #${String(doctorId)} not found`);
        if (isTaken(Number(doctorId), Date.parse(String(begins)), Number(minutes)))
          return refusal(409, 'The doctor is taken at that time');
        return {
          status: 201,
          body: publicAppointment(
            add(owner, Number(doctorId), String(begins), Number(minutes), reason as string | null),
          ),
        };
      },
      'GET /appointments': (call) => {
        const owner = caller(call);
        const { page = 1, take = 10, order = 'ASC', doctorId } = queryOf(call, PAGE);
        const all = appointments
          .filter((one) => one.owner === owner && (doctorId === undefined || one.doctorId === doctorId))
          .sort(
            (one, other) =>
              (order === 'ASC' ? 1 : -1) *
              (Date.parse(one.start) - Date.parse(other.start) || one.id - other.id),
          );
        const [at, size] = [Number(page), Number(take)];
        const pageCount = Math.ceil(all.length / size);
        const meta = {
          page: at,
          take: size,
          itemCount: all.length,
          pageCount,
          hasPreviousPage: at > 1,
          hasNextPage: at < pageCount,
        };
        return tagged(call, {
          status: 200,
          body: { data: all.slice((at - 1) * size, at * size).map(publicAppointment), meta },
        });
      },
      'GET /appointments/{id}': (call) =>
        tagged(call, { status: 200, body: publicAppointment(ownAppointment(call)) }),
      'PATCH /appointments/{id}': (call) => {
        caller(call);
        const changes = bodyOf(call, UPDATE);
        const one = ownAppointment(call);
        Object.assign(one, changes, { updatedAt: now() });
        return { status: 200, body: publicAppointment(one) };
      },
      'DELETE /appointments/{id}': (call) => {
        Object.assign(ownAppointment(call), { status: 'cancelled', updatedAt: now() });
        return { status: 200 };
      },
    },
    {
      notFound: ({ method, path }) => refusal(404, `Cannot ${method} ${path}`),
      wrongMethod: ({ method, path }) => refusal(404, `Cannot ${method} ${path}`),
      headers: () => ({ 'x-powered-by': 'Express', 'content-type': 'application/json; charset=utf-8' }),
    },
  );
}
