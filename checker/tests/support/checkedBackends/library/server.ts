/** A backend of a library with forms and a session cookie. It is correct, or has one of the faults. */
import { randomBytes } from 'node:crypto';
import { serve, type BackendResponse, type BackendRequest, type RunningServer } from '../http.ts';

export const faults = [
  'years are texts',
  'a book has no title',
  'the requested subject is ignored',
  'lent books are shown as not lent',
  'a page has one book more',
  'books are not sorted',
  'no login is required',
  'a request without a login is redirected',
  'any cookie is accepted',
  'any pin is accepted',
  'a wrong pin gets HTTP 500',
  'the login sets no cookie',
  'a loan of forty days is accepted',
  'days that are no number are accepted',
  'a lent book is lent again',
  'an unknown book gets an empty 200',
  'a loan of another reader is shown',
  'a loan that was given back is still there',
  'no loan is listed',
  'children can borrow history books',
  'the due date of a loan is no date',
  'reasons are plain text',
  'a mail address is invalid',
  'a missing trace header is accepted',
  'a return gets 200 with null',
  'the loan shows other days',
  'an invalid ISBN gets HTTP 500',
  'errors name the database',
] as const;
export type Fault = (typeof faults)[number];

interface Book {
  readonly isbn: string;
  readonly title: string;
  readonly year: number;
  readonly subject: string;
}

interface Loan {
  readonly loanId: string;
  readonly isbn: string;
  readonly days: number;
  readonly due: string;
  readonly card: string;
}

const readers: Readonly<
  Record<string, { readonly pin: string; readonly name: string; readonly grownUp: boolean }>
> = {
  L0001: { pin: 'sesame', name: 'Ada', grownUp: true },
  L0002: { pin: 'kitten', name: 'Ben', grownUp: false },
  L0003: { pin: 'walnut', name: 'Cem', grownUp: true },
};

const books: readonly Book[] = Array.from({ length: 12 }, (_, index) => ({
  isbn: `97800000000${String(10 + index * 7).padStart(2, '0')}`,
  title: `${'QWERTZUIOPAS'[index]}-book`,
  year: 1950 + ((index * 17) % 60),
  subject: ['fiction', 'science', 'history'][index % 3]!,
}));

/** Starts the library. @param fault undefined for a correct backend */
export function startLibrary(fault?: Fault, port = 0): Promise<RunningServer> {
  const wrong = (name: Fault): boolean => fault === name;
  const visits = new Map<string, string>();
  let loans: Loan[] = [];
  let count = 0;
  /** Restores the data of the start. */
  const begin = (): void => {
    count = 2;
    loans = [
      { loanId: 'loan-1', isbn: books[4]!.isbn, days: 7, due: '2026-11-30', card: 'L0003' },
      { loanId: 'loan-2', isbn: books[7]!.isbn, days: 7, due: '2026-11-30', card: 'L0001' },
    ];
  };

  const refuse = (status: number, reason: string): BackendResponse =>
    wrong('reasons are plain text')
      ? { status, body: reason, headers: { 'content-type': 'text/plain' } }
      : {
          status,
          body: {
            reason: wrong('errors name the database') ? `SELECT * FROM loans WHERE ${reason}` : reason,
          },
        };
  const formIn = ({ body, headers }: BackendRequest): URLSearchParams | undefined =>
    headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      ? new URLSearchParams(body)
      : undefined;

  const readerOf = (card: string): object => {
    const mail = card === 'L0002' ? null : 'ada@example.com';
    return {
      card,
      name: readers[card]?.name ?? 'unknown',
      grownUp: readers[card]?.grownUp ?? true,
      mail: wrong('a mail address is invalid') ? 'ada at home' : mail,
    };
  };
  const isLent = (isbn: string): boolean => loans.some((loan) => loan.isbn === isbn);
  const shownBook = ({ title, year, ...book }: Book): object => ({
    ...book,
    ...(!wrong('a book has no title') && { title }),
    year: wrong('years are texts') ? String(year) : year,
    lent: wrong('lent books are shown as not lent') ? false : isLent(book.isbn),
  });
  const shownLoan = ({ card: _, ...loan }: Loan): object => ({
    ...loan,
    ...(wrong('the due date of a loan is no date') && { due: 'in a week' }),
  });

  function login(asked: BackendRequest): BackendResponse {
    const form = formIn(asked);
    const [card, pin] = [form?.get('card') ?? '', form?.get('pin') ?? ''];
    if (!/^L\d{4}$/.test(card) || pin.length < 4 || pin.length > 12) return refuse(400, 'card and pin');
    const known = readers[card]?.pin === pin || (wrong('any pin is accepted') && card in readers);
    if (!known) return wrong('a wrong pin gets HTTP 500') ? refuse(500, 'hash') : refuse(401, 'not this pin');
    const visit = randomBytes(8).toString('hex');
    visits.set(visit, card);
    const cookie = { 'set-cookie': `visit=${visit}; Path=/; HttpOnly` };
    return {
      status: 200,
      body: readerOf(card),
      headers: wrong('the login sets no cookie') ? {} : cookie,
    };
  }

  function find({ query }: BackendRequest): BackendResponse {
    const [subject, lent, sort] = ['subject', 'lent', 'sort'].map((name) => query.get(name));
    const [page, size] = [query.get('page') ?? '1', query.get('size') ?? '10'];
    if (subject !== null && !['fiction', 'science', 'history'].includes(subject!))
      return refuse(400, 'subject');
    if (lent !== null && lent !== 'true' && lent !== 'false') return refuse(400, 'lent');
    if (sort !== null && sort !== 'title' && sort !== 'year') return refuse(400, 'sort');
    if (!/^\d+$/.test(page) || !/^\d+$/.test(size)) return refuse(400, 'page');
    const [pageNo, length] = [Number(page), Number(size)];
    if (pageNo < 1 || pageNo > 1000 || length < 1 || length > 50) return refuse(400, 'page');
    const chosen = books
      .filter(
        (book) => subject === null || wrong('the requested subject is ignored') || book.subject === subject,
      )
      .filter(({ isbn }) => lent === null || isLent(isbn) === (lent === 'true'));
    const inOrder = (one: Book, other: Book): number => {
      if (sort === 'year') return one.year - other.year;
      return one.title < other.title ? -1 : 1;
    };
    const sorted = sort === null || wrong('books are not sorted') ? chosen : chosen.toSorted(inOrder);
    const from = (pageNo - 1) * length;
    return {
      status: 200,
      body: sorted.slice(from, from + length + (wrong('a page has one book more') ? 1 : 0)).map(shownBook),
    };
  }

  function oneBook({ headers }: BackendRequest, isbn: string): BackendResponse {
    if (!/^978\d{10}$/.test(isbn)) return refuse(wrong('an invalid ISBN gets HTTP 500') ? 500 : 400, 'isbn');
    const trace = headers['x-trace'];
    const traced = typeof trace === 'string' && /^[a-z0-9]{8}$/.test(trace);
    if (!traced && !wrong('a missing trace header is accepted')) return refuse(400, 'trace');
    const found = books.find((book) => book.isbn === isbn);
    if (!found)
      return wrong('an unknown book gets an empty 200')
        ? { status: 200, body: {} }
        : refuse(404, 'no such book');
    return { status: 200, body: shownBook(found) };
  }

  function lend(asked: BackendRequest, card: string): BackendResponse {
    const form = formIn(asked);
    const [isbn, days] = [form?.get('isbn') ?? '', form?.get('days') ?? ''];
    if (!/^978\d{10}$/.test(isbn)) return refuse(400, 'isbn');
    if (!/^\d+$/.test(days) && !(wrong('days that are no number are accepted') && days !== ''))
      return refuse(400, 'days');
    if (Number(days) < 1 || (Number(days) > 30 && !wrong('a loan of forty days is accepted')))
      return refuse(400, 'days');
    const book = books.find((each) => each.isbn === isbn);
    if (!book) return refuse(404, 'no such book');
    if (!readers[card]?.grownUp && book.subject === 'history' && !wrong('children can borrow history books'))
      return refuse(403, 'for grown-ups');
    if (isLent(isbn) && !wrong('a lent book is lent again')) return refuse(409, 'it is lent');
    count += 1;
    const loan = { loanId: `loan-${count}`, isbn, days: Number(days) || 1, due: '2026-12-07', card };
    loans = [...loans, loan];
    return { status: 201, body: shownLoan(loan) };
  }

  function onLoan({ method }: BackendRequest, loanId: string, card: string): BackendResponse {
    if (!/^loan-\d+$/.test(loanId)) return refuse(400, 'which loan?');
    const found = loans.find((loan) => loan.loanId === loanId);
    const own =
      found && (found.card === card || (wrong('a loan of another reader is shown') && method === 'GET'));
    if (!found || !own) return refuse(404, 'no such loan');
    if (method === 'GET')
      return {
        status: 200,
        body: { ...shownLoan(found), ...(wrong('the loan shows other days') && { days: 1 }) },
      };
    if (!wrong('a loan that was given back is still there')) loans = loans.filter((loan) => loan !== found);
    return wrong('a return gets 200 with null') ? { status: 200, body: 'null' } : { status: 204 };
  }

  begin();
  return serve((asked) => {
    const { method, path, headers } = asked;
    if (path === '/test/reset' && method === 'POST') return (begin(), { status: 204 });
    if (path === '/login' && method === 'POST') return login(asked);
    const visit = /(?:^|;\s*)visit=([^;]+)/.exec(headers.cookie ?? '')?.[1];
    const anybody =
      wrong('no login is required') || (wrong('any cookie is accepted') && visit !== undefined)
        ? 'L0001'
        : undefined;
    const card = visits.get(visit ?? '') ?? anybody;
    if (card === undefined)
      return wrong('a request without a login is redirected')
        ? { status: 302, headers: { location: '/login' } }
        : refuse(401, 'no visit');
    const [, kind, id] = path.split('/');
    if (kind === 'me') return { status: 200, body: readerOf(card) };
    if (kind === 'books') return id === undefined ? find(asked) : oneBook(asked, decodeURIComponent(id));
    if (kind === 'loans' && id === undefined)
      return method === 'POST'
        ? lend(asked, card)
        : {
            status: 200,
            body: loans.filter((loan) => loan.card === card && !wrong('no loan is listed')).map(shownLoan),
          };
    if (kind === 'loans') return onLoan(asked, decodeURIComponent(id ?? ''), card);
    return refuse(404, 'nothing here');
  }, port);
}
