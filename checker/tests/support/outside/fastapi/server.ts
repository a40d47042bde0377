/** A town library in the style of FastAPI: 422 with `detail`, a redirect to the trailing slash, lax numbers, a password flow. */
import { randomUUID } from 'node:crypto';
import { Refusal, start, typed, problemsIn, problemsOf } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Field, Fields, Problem, RunningServer } from '../kit.ts';

const refusal = (status: number, detail: unknown, headers?: Record<string, string>): BackendResponse => ({
  status,
  body: { detail },
  ...(headers && { headers }),
});
const refuse = (...parts: Parameters<typeof refusal>): never => {
  throw new Refusal(refusal(...parts));
};

const GENRES = ['fiction', 'science', 'children'];
const isbn: Field = { type: 'string', nullable: true, pattern: /^\d{13}$/ };
const published: Field = { type: 'string', nullable: true, format: 'date' };
const title: Field = { type: 'string', min: 1, max: 255 };
const BOOK: Fields = {
  title: { ...title, required: true },
  isbn,
  published,
  genre: { type: 'string', enum: GENRES },
};
const CHANGES: Fields = {
  title: { ...title, nullable: true },
  isbn,
  published,
  genre: { type: 'string', enum: GENRES, nullable: true },
};
const LOAN: Fields = {
  book_id: { type: 'string', required: true, format: 'uuid' },
  weeks: { type: 'integer', min: 1, max: 8 },
};
const LIST: Fields = {
  skip: { type: 'integer', min: 0 },
  limit: { type: 'integer', min: 1, max: 100 },
  q: { type: 'string', max: 50 },
  available: { type: 'boolean' },
};

const WORDS: Record<string, [string, string]> = {
  missing: ['missing', 'Field required'],
  null: ['type', 'Input should be a valid value'],
  type: ['type', 'Input should be of another type'],
  min: ['too_short', 'Input should have more'],
  max: ['too_long', 'Input should have less'],
  pattern: ['string_pattern_mismatch', 'String should match pattern'],
  enum: ['enum', "Input should be 'fiction', 'science' or 'children'"],
};
const invalid = (where: string, problems: readonly Problem[]): never =>
  refuse(
    422,
    problems.map(({ path, kind, value }) => ({
      type: WORDS[kind]?.[0] ?? kind,
      loc: [where, ...path],
      msg: WORDS[kind]?.[1] ?? kind,
      input: value ?? null,
    })),
  );

/** Converts texts to whole numbers, as Pydantic's lax mode does. */
function lax(body: Record<string, unknown>, fields: Fields): Record<string, unknown> {
  const numbers = Object.entries(body).map(([name, value]) => [
    name,
    fields[name]?.type === 'integer' && typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)
      ? Number(value)
      : value,
  ]);
  return Object.fromEntries(numbers);
}

function bodyOf({ body, headers }: BackendRequest, fields: Fields): Record<string, unknown> {
  if (body === '') refuse(422, [{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);
  let read: unknown = body;
  if (/json/.test(headers['content-type'] ?? '')) {
    try {
      read = JSON.parse(body);
    } catch {
      refuse(422, [
        {
          type: 'json_invalid',
          loc: ['body', 0],
          msg: 'JSON decode error',
          input: {},
          ctx: { error: 'Expecting value' },
        },
      ]);
    }
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return refuse(422, [
      {
        type: 'model_attributes_type',
        loc: ['body'],
        msg: 'Input should be a valid dictionary or object to extract fields from',
        input: read,
      },
    ]);
  const values = lax(read as Record<string, unknown>, fields);
  const problems = problemsIn(values, fields);
  if (problems.length > 0) invalid('body', problems);
  return values;
}

function queryOf({ query }: BackendRequest, fields: Fields): Record<string, unknown> {
  const { values, problems } = typed(query, fields);
  if (problems.length > 0) invalid('query', problems);
  return values;
}

interface Book {
  title: string;
  isbn: string | null;
  published: string | null;
  genre: string;
  id: string;
  created_at: string;
}
interface Loan {
  id: number;
  book_id: string;
  due: string;
  fee: string;
  returned_at: string | null;
  reader: string;
}

const READERS: Record<string, { password: string; staff: boolean }> = {
  'ada@library.example': { password: 'ada-lovelace', staff: true },
  'ben@library.example': { password: 'ben-nevis-1', staff: false },
};

/** Starts the backend, which is correct. */
export function startFastapi(): Promise<RunningServer> {
  const books = new Map<string, Book>();
  const loans: Loan[] = [];
  const tokens = new Map([
    ['staff-token-4f1a', 'ada@library.example'],
    ['reader-token-9c2e', 'ben@library.example'],
  ]);
  // Python writes microseconds and the offset.
  const stamp = (): string => new Date().toISOString().replace('Z', '123+00:00');
  const add = (book: Omit<Book, 'id' | 'created_at'>): Book => {
    const made = { ...book, id: randomUUID(), created_at: stamp() };
    books.set(made.id, made);
    return made;
  };
  for (const [name, genre] of [
    ['Emma', 'fiction'],
    ['Cosmos', 'science'],
    ['Momo', 'children'],
    ['Ulysses', 'fiction'],
  ] as const)
    add({ title: name, isbn: null, published: '1985-05-01', genre });
  const lent = (id: string): boolean =>
    loans.some((loan) => loan.book_id === id && loan.returned_at === null);
  const shown = (book: Book) => ({ ...book, available: !lent(book.id) });
  const publicLoan = ({ reader: _, ...loan }: Loan) => loan;

  const caller = ({ headers }: BackendRequest): string => {
    const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ');
    if (scheme.toLowerCase() !== 'bearer' || token === '')
      return refuse(401, 'Not authenticated', { 'www-authenticate': 'Bearer' });
    return (
      tokens.get(token) ?? refuse(401, 'Could not validate credentials', { 'www-authenticate': 'Bearer' })
    );
  };
  const requireStaff = (call: BackendRequest): void => {
    if (READERS[caller(call)]?.staff !== true) refuse(403, 'Not enough permissions');
  };
  const uuidOf = (call: Call): string => {
    const problems = problemsOf(call.params['id'], { type: 'string', format: 'uuid' }, ['id']);
    return problems.length > 0 ? invalid('path', problems) : (call.params['id'] ?? '').toLowerCase();
  };
  const bookOf = (call: Call): Book => books.get(uuidOf(call)) ?? refuse(404, 'Book not found');

  return start(
    {
      'POST /login/access-token': ({ body }) => {
        const { values, problems } = typed(new URLSearchParams(body), {
          username: { type: 'string', required: true },
          password: { type: 'string', required: true },
          grant_type: { type: 'string', pattern: /^password$/ },
        });
        if (problems.length > 0) invalid('body', problems);
        const user = READERS[String(values['username'])];
        if (user?.password !== values['password']) return refusal(400, 'Incorrect email or password');
        const token = randomUUID();
        tokens.set(token, String(values['username']));
        return { status: 200, body: { access_token: token, token_type: 'bearer' } };
      },
      'GET /books/': (call) => {
        caller(call);
        const { skip = 0, limit = 100, q, available } = queryOf(call, LIST);
        const all = [...books.values()]
          .filter((book) => q === undefined || book.title.toLowerCase().includes(String(q).toLowerCase()))
          .map(shown)
          .filter((book) => available === undefined || book.available === available);
        return {
          status: 200,
          body: { data: all.slice(Number(skip), Number(skip) + Number(limit)), count: all.length },
        };
      },
      'POST /books/': (call) => {
        requireStaff(call);
        const {
          title: name,
          isbn: code = null,
          published: day = null,
          genre = 'fiction',
        } = bodyOf(call, BOOK);
        const book = add({
          title: String(name),
          isbn: code as string | null,
          published: day as string | null,
          genre: String(genre),
        });
        return { status: 201, body: shown(book) };
      },
      'GET /books/{id}': (call) => {
        caller(call);
        return { status: 200, body: shown(bookOf(call)) };
      },
      'PUT /books/{id}': (call) => {
        requireStaff(call);
        uuidOf(call);
        const changes = bodyOf(call, CHANGES);
        const book = bookOf(call);
        for (const [name, value] of Object.entries(changes)) {
          if (!Object.hasOwn(CHANGES, name)) continue;
          // A null empties these two; for the other members it means "unchanged".
          const canBeNull = name === 'isbn' || name === 'published';
          if (value !== null || canBeNull) Object.assign(book, { [name]: value });
        }
        return { status: 200, body: shown(book) };
      },
      'DELETE /books/{id}': (call) => {
        requireStaff(call);
        const { id } = bookOf(call);
        if (lent(id)) return refusal(409, 'The book is lent');
        books.delete(id);
        return { status: 200, body: { message: 'Book deleted successfully' } };
      },
      'GET /loans/': (call) => {
        const reader = caller(call);
        const { open } = queryOf(call, { open: { type: 'boolean' } });
        const own = loans.filter((loan) => loan.reader === reader);
        return {
          status: 200,
          body: own
            .filter((loan) => open === undefined || (loan.returned_at === null) === open)
            .map(publicLoan),
        };
      },
      'POST /loans/': (call) => {
        const reader = caller(call);
        const { book_id: id, weeks = 4 } = bodyOf(call, LOAN);
        const book = books.get(String(id).toLowerCase()) ?? refuse(404, 'Book not found');
        if (lent(book.id)) return refusal(409, 'The book is lent');
        const due = new Date(Date.now() + Number(weeks) * 7 * 86_400_000).toISOString().slice(0, 10);
        const loan = {
          id: loans.length + 1,
          book_id: book.id,
          due,
          fee: (Number(weeks) * 0.5).toFixed(2),
          returned_at: null,
          reader,
        };
        loans.push(loan);
        return { status: 201, body: publicLoan(loan) };
      },
      'POST /loans/{id}/return': (call) => {
        const reader = caller(call);
        const { values, problems } = typed(new URLSearchParams({ id: call.params['id'] ?? '' }), {
          id: { type: 'integer' },
        });
        if (problems.length > 0) invalid('path', problems);
        const loan = loans.find((one) => one.id === values['id'] && one.reader === reader);
        if (!loan) return refusal(404, 'Loan not found');
        if (loan.returned_at !== null) return refusal(409, 'The loan is closed');
        loan.returned_at = stamp();
        return { status: 200, body: publicLoan(loan) };
      },
    },
    {
      notFound: ({ path }) =>
        path === '/books' || path === '/loans'
          ? { status: 307, headers: { location: `${path}/` } }
          : refusal(404, 'Not Found'),
      wrongMethod: (_, allowed) => refusal(405, 'Method Not Allowed', { allow: allowed.join(', ') }),
      headers: () => ({ server: 'uvicorn' }),
    },
  );
}
