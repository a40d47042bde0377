/** A backend of a kennel in memory. */
import { jsonIn, serve, type BackendResponse } from '../checkedBackends/http.ts';

/** Faults of the backend, one at a time. */
const FAULTS = ['every user may release dogs', 'dogs of others are shown', 'the key is ignored'] as const;
export type Fault = (typeof FAULTS)[number];
/** Other ways of a correct backend. */
export type Manner = 'dogs are shared' | 'a repeated key gets another time and a header';

interface Dog {
  readonly id: number;
  readonly owners: readonly string[];
  readonly name: string;
  state: 'in' | 'out';
}

const STAFF = 'k-staff';
const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** Starts the backend. @param fault undefined for a correct backend */
export function startKennel(fault?: Fault, manner?: Manner) {
  const wrong = (one: Fault): boolean => fault === one;
  const ownersOf = (user: string): string[] => (manner === 'dogs are shared' ? ['k-ada', 'k-bob'] : [user]);
  const dogs: Dog[] = ['Max', 'Bea'].map((name, at) => ({
    id: at + 1,
    owners: ownersOf('k-ada'),
    name,
    state: 'in',
  }));
  const runs = [1, 2].map((id) => ({ id, size: 2 }));
  const deposits = new Map<string, { readonly id: number; readonly amount: number; readonly at: string }>();
  let count = 10;
  const refuse = (status: number): BackendResponse => ({ status });
  const shown = ({ owners: _, ...dog }: Dog) => dog;

  const addDeposit = (user: string, key: string | undefined, amount: unknown): BackendResponse => {
    if ((key !== undefined && (key.length < 8 || key.length > 64)) || !isWhole(amount, 5000))
      return refuse(400);
    const first =
      key === undefined || wrong('the key is ignored') ? undefined : deposits.get(`${user} ${key}`);
    if (first && first.amount !== amount) return refuse(409);
    if (first && manner === 'a repeated key gets another time and a header')
      return {
        status: 200,
        body: { ...first, at: new Date().toISOString() },
        headers: { 'idempotent-replayed': 'true' },
      };
    if (first) return { status: 201, body: first };
    const made = { id: (count += 1), amount, at: new Date().toISOString() };
    if (key !== undefined) deposits.set(`${user} ${key}`, made);
    return { status: 201, body: made };
  };

  const ofDogs = (
    user: string,
    parts: readonly string[],
    json?: Record<string, unknown>,
  ): BackendResponse => {
    const isStaff = user === STAFF;
    const [at, action] = parts;
    const isSeen = ({ owners }: Dog): boolean => isStaff || owners.includes(user);
    if (at === undefined && json === undefined) return { status: 200, body: dogs.filter(isSeen).map(shown) };
    if (at === undefined) {
      const name = json?.['name'];
      if (typeof name !== 'string' || name.length < 1 || name.length > 40) return refuse(400);
      const made: Dog = { id: (count += 1), owners: ownersOf(user), name, state: 'in' };
      dogs.push(made);
      return { status: 201, body: shown(made) };
    }
    if (action !== undefined && !isStaff && !wrong('every user may release dogs')) return refuse(403);
    if (!/^-?\d+$/.test(at)) return refuse(400);
    const dog = dogs.find(({ id }) => id === Number(at));
    const isShown = dog && (isSeen(dog) || (action === undefined && wrong('dogs of others are shown')));
    if (!isShown) return refuse(404);
    if (action !== undefined && dog.state === 'out') return refuse(409);
    if (action !== undefined) dog.state = 'out';
    return { status: 200, body: shown(dog) };
  };

  return serve(({ method, path, headers, body }) => {
    const user = String(headers['x-key']);
    if (!['k-ada', 'k-bob', STAFF].includes(user)) return refuse(401);
    const json = jsonIn(body);
    const [, collection, ...parts] = path.split('/');
    const needsBody = method === 'PATCH' || (method === 'POST' && parts.length === 0);
    if (collection === 'runs' && method === 'PATCH' && user !== STAFF) return refuse(403);
    if (needsBody && !json) return refuse(400);
    if (collection === 'dogs') return ofDogs(user, parts, needsBody ? json : undefined);
    if (collection === 'deposits')
      return addDeposit(user, headers['idempotency-key']?.toString(), json?.['amount']);
    const [at] = parts;
    if (at === undefined) return { status: 200, body: runs };
    if (!/^-?\d+$/.test(at)) return refuse(400);
    const run = runs.find(({ id }) => id === Number(at));
    if (!run) return refuse(404);
    if (method === 'PATCH') {
      const size = json?.['size'];
      if (!isWhole(size, 9)) return refuse(400);
      run.size = size;
    }
    return { status: 200, body: run };
  });
}
