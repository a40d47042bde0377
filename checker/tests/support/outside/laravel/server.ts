/** Courses in the style of Laravel: `data` around resources, trimmed texts, 422 with `errors`, decimals as texts, rate-limit headers. */
import { Refusal, counter, problemsIn, start, typed } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Field, Fields, Problem, RunningServer } from '../kit.ts';

const refusal = (status: number, message: string): BackendResponse => ({ status, body: { message } });
const refuse = (status: number, message: string): never => {
  throw new Refusal(refusal(status, message));
};
const LEVELS = ['beginner', 'advanced'];
const CHANGES: Fields = {
  title: { type: 'string', max: 120 },
  level: { type: 'string', enum: LEVELS },
  seats: { type: 'integer', min: 1, max: 40 },
  price: { type: 'number', min: 0 },
};
const required = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, required: true }]));
const COURSE: Fields = {
  ...required(CHANGES),
  starts_on: { type: 'string', nullable: true, format: 'date-time' },
};
const BOOKING: Fields = required({
  name: { type: 'string', max: 80 },
  email: { type: 'string', format: 'email' },
});
const LIST: Fields = {
  page: { type: 'integer', min: 1 },
  per_page: { type: 'integer', min: 1, max: 50 },
  level: { type: 'string', enum: LEVELS },
  search: { type: 'string', nullable: true, max: 100 },
};

function invalid(problems: readonly Problem[]): never {
  const lines = problems.map(({ path, kind }) => {
    const name = path.join('.');
    const words = name.replaceAll('_', ' ');
    return [
      name,
      kind === 'missing' || kind === 'null'
        ? `The ${words} field is required.`
        : `The ${words} field is invalid.`,
    ] as const;
  });
  const errors = Object.fromEntries(lines.map(([name, line]) => [name, [line]]));
  const more = lines.length > 1 ? ` (and ${lines.length - 1} more error${lines.length > 2 ? 's' : ''})` : '';
  throw new Refusal({ status: 422, body: { message: `${lines[0]?.[1] ?? ''}${more}`, errors } });
}

/** Trims texts, makes empty ones null, and converts texts to numbers, as Laravel's middleware and rules do. */
function middleware(value: unknown, field?: Field): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '') return null;
  if (typeof text === 'string' && field?.type === 'integer' && /^[+-]?\d+$/.test(text)) return Number(text);
  if (typeof text === 'string' && field?.type === 'number' && Number.isFinite(Number(text)))
    return Number(text);
  return text;
}

function bodyOf({ body, headers }: BackendRequest, fields: Fields): Record<string, unknown> {
  let read: unknown = {};
  try {
    read = /json/.test(headers['content-type'] ?? '')
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(body));
  } catch {
    // A body that is no JSON is an empty one.
  }
  const given = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, middleware(value, fields[name])]),
  );
  const problems = problemsIn(values, fields);
  if (problems.length > 0) invalid(problems);
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
}

interface Course {
  id: number;
  title: string;
  level: string;
  seats: number;
  price: string;
  starts_on: string | null;
  created_at: string;
  updated_at: string;
}

/** Starts the backend, which is correct. */
export function startLaravel(): Promise<RunningServer> {
  const courses: Course[] = [];
  const bookings: { id: number; course_id: number; name: string; email: string; created_at: string }[] = [];
  const [nextCourse, nextBooking] = [counter(1), counter(1)];
  // Carbon writes microseconds.
  const stamp = (time = Date.now()) => new Date(time).toISOString().replace('Z', '000Z');
  const money = (value: unknown) => (Math.round(Number(value) * 100) / 100).toFixed(2);
  const add = ({ title, level, seats, price, starts_on: day }: Record<string, unknown>): Course => {
    const made = {
      id: nextCourse(),
      title: String(title),
      level: String(level),
      seats: Number(seats),
      price: money(price),
      starts_on: typeof day === 'string' ? stamp(Date.parse(day)) : null,
      created_at: stamp(),
      updated_at: stamp(),
    };
    courses.push(made);
    return made;
  };
  for (let at = 0; at < 18; at++)
    add({
      title: `Pottery ${at}`,
      level: LEVELS[at % 2],
      seats: 2 + (at % 5),
      price: 40 + at * 7.5,
      starts_on: `2031-0${(at % 9) + 1}-11T18:00:00Z`,
    });
  const shown = (course: Course) => ({
    id: course.id,
    title: course.title,
    level: course.level,
    seats: course.seats,
    bookings_count: bookings.filter((one) => one.course_id === course.id).length,
    price: course.price,
    starts_on: course.starts_on,
    created_at: course.created_at,
    updated_at: course.updated_at,
  });
  const tokens: Record<string, 'teacher' | 'student'> = {
    '1|teacherTokenAbc': 'teacher',
    '2|studentTokenXyz': 'student',
  };
  const caller = ({ headers }: BackendRequest): 'teacher' | 'student' =>
    tokens[/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''] ?? refuse(401, 'Unauthenticated.');
  const requireTeacher = (call: BackendRequest): void => {
    if (caller(call) !== 'teacher') refuse(403, 'This action is unauthorized.');
  };
  const courseOf = ({ params }: Call): Course =>
    courses.find(({ id }) => String(id) === params['course']) ??
    refuse(404, `No query results for model [App\\Models\\Course] ${params['course']}`);

  let requestsLeft = 60_000;
  return start(
    {
      'GET /api/courses': (call) => {
        caller(call);
        const query = new URLSearchParams([...call.query].filter(([, text]) => text.trim() !== ''));
        const { values, problems } = typed(query, LIST);
        if (problems.length > 0) invalid(problems);
        const { page = 1, per_page: size = 15, level, search } = values;
        const all = courses
          .filter(
            (one) =>
              (level === undefined || one.level === level) &&
              (search === undefined || one.title.toLowerCase().includes(String(search).trim().toLowerCase())),
          )
          .sort(
            (one, other) => (one.starts_on ?? '9').localeCompare(other.starts_on ?? '9') || one.id - other.id,
          );
        const [at, count] = [Number(page), Number(size)];
        const slice = all.slice((at - 1) * count, at * count);
        const last = Math.max(1, Math.ceil(all.length / count));
        const path = 'http://localhost/api/courses';
        const link = (number: number) => (number >= 1 && number <= last ? `${path}?page=${number}` : null);
        return {
          status: 200,
          body: {
            data: slice.map(shown),
            links: {
              first: link(1),
              last: link(last),
              prev: at > 1 ? `${path}?page=${at - 1}` : null,
              next: link(at + 1),
            },
            meta: {
              current_page: at,
              from: slice.length > 0 ? (at - 1) * count + 1 : null,
              last_page: last,
              links: [{ url: null, label: '&laquo; Previous', active: false }],
              path,
              per_page: count,
              to: slice.length > 0 ? (at - 1) * count + slice.length : null,
              total: all.length,
            },
          },
        };
      },
      'POST /api/courses': (call) => {
        requireTeacher(call);
        return { status: 201, body: { data: shown(add(bodyOf(call, COURSE))) } };
      },
      'GET /api/courses/{course}': (call) => {
        caller(call);
        return { status: 200, body: { data: shown(courseOf(call)) } };
      },
      'PUT /api/courses/{course}': (call) => {
        caller(call);
        const course = courseOf(call);
        requireTeacher(call);
        const changes = bodyOf(call, CHANGES);
        Object.assign(course, changes, 'price' in changes && { price: money(changes['price']) }, {
          updated_at: stamp(),
        });
        return { status: 200, body: { data: shown(course) } };
      },
      'DELETE /api/courses/{course}': (call) => {
        caller(call);
        const course = courseOf(call);
        requireTeacher(call);
        courses.splice(courses.indexOf(course), 1);
        return { status: 204 };
      },
      'GET /api/courses/{course}/bookings': (call) => {
        caller(call);
        const { id } = courseOf(call);
        return { status: 200, body: { data: bookings.filter((one) => one.course_id === id) } };
      },
      'POST /api/courses/{course}/bookings': (call) => {
        caller(call);
        const course = courseOf(call);
        const { name, email } = bodyOf(call, BOOKING);
        if (shown(course).bookings_count >= course.seats) return refusal(409, 'The course is full.');
        const made = {
          id: nextBooking(),
          course_id: course.id,
          name: String(name),
          email: String(email),
          created_at: stamp(),
        };
        bookings.push(made);
        return { status: 201, body: { data: made } };
      },
    },
    {
      notFound: ({ path }) => refusal(404, `The route ${path.slice(1)} could not be found.`),
      wrongMethod: ({ method, path }, allowed) => ({
        ...refusal(
          405,
          `The ${method} method is not supported for route ${path.slice(1)}. Supported methods: ${allowed.join(', ')}.`,
        ),
        headers: { allow: allowed.join(', ') },
      }),
      headers: () => ({
        'cache-control': 'no-cache, private',
        'x-ratelimit-limit': '60000',
        'x-ratelimit-remaining': String((requestsLeft -= 1)),
        'access-control-allow-origin': '*',
      }),
    },
  );
}
