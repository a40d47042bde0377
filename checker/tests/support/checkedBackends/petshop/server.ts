/** A backend of a pet shop in plain REST. It is correct, or has one of the faults. */
import { randomUUID } from 'node:crypto';
import {
  jsonIn,
  partsIn,
  serve,
  type BackendResponse,
  type BackendRequest,
  type RunningServer,
} from '../http.ts';

export const faults = [
  'a pet has no kind',
  'ids are texts',
  'the list ignores the requested status',
  'the list ignores the limit',
  'the total counts only the page',
  'a created pet is answered with 200',
  'a created pet has no Location',
  'a created pet is not stored',
  'an unknown pet is answered with 200 and null',
  'an unknown pet is answered with 500',
  'a negative price is accepted',
  'a pet without a name is accepted',
  'no token is required',
  'any token is accepted',
  'helpers may delete',
  'a deleted pet is still there',
  'a PUT changes nothing',
  'null does not clear the price',
  'another pet is shown',
  'an undocumented status is shown',
  'a time without a zone',
  'errors are HTML',
  'errors show a stack trace',
  'names that are not ASCII get HTTP 500',
  'a reserved pet is reserved again',
  "another shop's order is shown",
  'a reserved pet can be deleted',
  'a photo that is no file is accepted',
  'the price is null',
] as const;
export type Fault = (typeof faults)[number];

interface Pet {
  readonly id: number;
  readonly status: 'available' | 'reserved' | 'sold';
  readonly since: string;
  readonly name: string;
  readonly kind: string;
  readonly born?: string | null;
  readonly price?: number;
}

interface Order {
  readonly id: string;
  readonly petId: number;
  readonly state: string;
  readonly note?: string;
}

/** Users by their tokens: two of one shop, one of another. */
const people: Readonly<Record<string, { readonly shop: string; readonly keeper: boolean }>> = {
  'keeper-7f3a9c': { shop: 'north', keeper: true },
  'helper-2b8e1d': { shop: 'north', keeper: false },
  'rival-55c0aa': { shop: 'south', keeper: true },
};

/** Starts the shop. @param fault undefined for a correct backend */
export function startPetshop(fault?: Fault, port = 0): Promise<RunningServer> {
  const wrong = (name: Fault): boolean => fault === name;
  const pets = new Map<number, Pet>();
  const orders = new Map<string, Order & { readonly shop: string }>();
  let last = 0;

  /** Restores the data of the start. */
  const begin = (): void => {
    pets.clear();
    orders.clear();
    last = 0;
    for (const [name, kind, status] of [
      ['Rex', 'dog', 'available'],
      ['Tom', 'cat', 'sold'],
      ['Coco', 'bird', 'available'],
      ['Luna', 'cat', 'reserved'],
      ['Balu', 'dog', 'available'],
    ] as const)
      keep({ name, kind, born: null, price: 40 }, status);
  };
  const keep = (given: Pick<Pet, 'name' | 'kind' | 'born' | 'price'>, status: Pet['status']): Pet => {
    last += 1;
    const pet = { ...given, id: last, status, since: '2026-11-02T08:00:00Z' };
    pets.set(pet.id, pet);
    return pet;
  };

  const shown = (pet: Pet): object => ({
    ...pet,
    ...(wrong('ids are texts') && { id: String(pet.id) }),
    ...(wrong('a pet has no kind') && { kind: undefined }),
    ...(wrong('an undocumented status is shown') && pet.status === 'sold' && { status: 'gone' }),
    ...(wrong('a time without a zone') && { since: '2026-11-02 08:00:00' }),
    ...(wrong('the price is null') && { price: pet.price ?? null }),
  });
  const problem = (status: number, title: string): BackendResponse => {
    if (wrong('errors are HTML'))
      return { status, body: `<h1>${title}</h1>`, headers: { 'content-type': 'text/html' } };
    const detail = wrong('errors show a stack trace') ? (new Error(title).stack ?? '') : title;
    return { status, body: { title, detail } };
  };

  const isWhole = (text: string | null): boolean => text === null || /^\d+$/.test(text);

  function list({ query }: BackendRequest): BackendResponse {
    const [status, limit, offset] = ['status', 'limit', 'offset'].map((name) => query.get(name));
    if (status !== null && !['available', 'reserved', 'sold'].includes(status!))
      return problem(400, 'status?');
    if (!isWhole(limit!) || !isWhole(offset!)) return problem(400, 'a number is wanted');
    const [size, from] = [Number(limit ?? 20), Number(offset ?? 0)];
    if (size < 1 || size > 50 || from > 10_000) return problem(400, 'out of range');
    const all = [...pets.values()].filter(
      (pet) => status === null || wrong('the list ignores the requested status') || pet.status === status,
    );
    const page = wrong('the list ignores the limit') ? all.slice(from) : all.slice(from, from + size);
    const total = wrong('the total counts only the page') ? page.length : all.length;
    return { status: 200, body: { items: page.map(shown), total } };
  }

  function readPet(body: string): Pick<Pet, 'name' | 'kind' | 'born' | 'price'> | undefined {
    const given = jsonIn(body);
    if (!given) return undefined;
    const { name, kind, born, price } = given;
    const named = typeof name === 'string' && name.length >= 1 && [...name].length <= 40;
    if (!named && !(wrong('a pet without a name is accepted') && name === undefined)) return undefined;
    if (!['cat', 'dog', 'bird'].includes(String(kind)) || typeof kind !== 'string') return undefined;
    if (born !== undefined && born !== null && (typeof born !== 'string' || !isDate(born))) return undefined;
    if (price !== undefined && (typeof price !== 'number' || price > 100_000)) return undefined;
    if (typeof price === 'number' && price < 0 && !wrong('a negative price is accepted')) return undefined;
    return {
      name: name as string,
      kind,
      ...(born !== undefined && { born }),
      ...(price !== undefined && { price }),
    };
  }
  const isDate = (text: string): boolean =>
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text);

  function create({ body }: BackendRequest): BackendResponse {
    const given = readPet(body);
    if (!given) return problem(400, 'no pet');
    if (wrong('names that are not ASCII get HTTP 500') && /[^\u0000-\u007f]/.test(given.name))
      return problem(500, 'encoding');
    const pet = keep(given, 'available');
    if (wrong('a created pet is not stored')) pets.delete(pet.id);
    return {
      status: wrong('a created pet is answered with 200') ? 200 : 201,
      body: shown(pet),
      headers: wrong('a created pet has no Location') ? {} : { location: `/v1/pets/${pet.id}` },
    };
  }

  const withoutNull = ({ price, ...rest }: Readonly<Record<string, unknown>>): object => ({
    ...rest,
    ...(price !== null && { price }),
  });

  function onPet(asked: BackendRequest, id: number, keeper: boolean): BackendResponse {
    if (asked.method === 'PUT' && !readPet(asked.body)) return problem(400, 'no pet');
    const showsAnother = wrong('another pet is shown') && asked.method === 'GET' && id === 1;
    const pet = pets.get(showsAnother ? 3 : id);
    if (asked.method === 'DELETE' && !keeper && !wrong('helpers may delete'))
      return problem(403, 'only for keepers');
    if (!pet) {
      if (wrong('an unknown pet is answered with 200 and null')) return { status: 200, body: 'null' };
      return wrong('an unknown pet is answered with 500')
        ? problem(500, 'no such element')
        : problem(404, 'no such pet');
    }
    if (asked.method === 'GET') return { status: 200, body: shown(pet) };
    if (asked.method === 'PATCH') {
      const change = jsonIn(asked.body);
      const kept: Record<string, unknown> = { ...pet, ...change };
      if (change?.['price'] === null && wrong('null does not clear the price')) kept['price'] = pet.price;
      const given = change && readPet(JSON.stringify(withoutNull(kept)));
      if (!given) return problem(400, 'no change');
      const { id: own, status, since } = pet;
      const fresh = { ...given, id: own, status, since };
      pets.set(id, fresh);
      return { status: 200, body: shown(fresh) };
    }
    if (asked.method === 'PUT') {
      const { id: own, status, since } = pet;
      const fresh = { ...readPet(asked.body)!, id: own, status, since };
      if (!wrong('a PUT changes nothing')) pets.set(id, fresh);
      return { status: 200, body: shown(fresh) };
    }
    if (pet.status === 'reserved' && !wrong('a reserved pet can be deleted'))
      return problem(409, 'it is reserved');
    if (!wrong('a deleted pet is still there')) pets.delete(id);
    return { status: 204 };
  }

  function photo({ body, headers }: BackendRequest, id: number): BackendResponse {
    if (!headers['content-type']?.startsWith('multipart/form-data')) return problem(400, 'a form is wanted');
    const parts = partsIn(body);
    const [file, caption] = [parts.get('photo'), parts.get('caption')];
    if (!file || (!file.file && !wrong('a photo that is no file is accepted')))
      return problem(400, 'no photo');
    if (caption && [...caption.text].length > 40) return problem(400, 'caption too long');
    if (!pets.has(id)) return problem(404, 'no such pet');
    return { status: 200, body: { petId: id, size: file.text.length, caption: caption?.text ?? null } };
  }

  function order({ body }: BackendRequest, shop: string): BackendResponse {
    const given = jsonIn(body);
    const petId = given?.['petId'];
    const note = given?.['note'];
    if (typeof petId !== 'number' || !Number.isInteger(petId) || petId < 1) return problem(400, 'which pet?');
    if (note !== undefined && (typeof note !== 'string' || [...note].length > 200))
      return problem(400, 'note?');
    const pet = pets.get(petId);
    if (!pet) return problem(404, 'no such pet');
    if (pet.status !== 'available' && !wrong('a reserved pet is reserved again'))
      return problem(409, 'not available');
    pets.set(petId, { ...pet, status: 'reserved' });
    const made = { id: randomUUID(), petId, state: 'placed', ...(note !== undefined && { note }) };
    orders.set(made.id, { ...made, shop });
    return { status: 201, body: made };
  }

  function oneOrder(id: string, shop: string): BackendResponse {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return problem(400, 'no order number');
    const found = orders.get(id);
    if (!found || (found.shop !== shop && !wrong("another shop's order is shown")))
      return problem(404, 'no such order');
    const { shop: _, ...made } = found;
    return { status: 200, body: made };
  }

  begin();
  return serve((asked) => {
    const { method, path } = asked;
    // Resets the data for tests.
    if (path === '/test/reset' && method === 'POST') return (begin(), { status: 204 });
    if (path === '/v1/inventory' && method === 'GET') {
      const counts: Record<string, number> = {};
      for (const { status } of pets.values()) counts[status] = (counts[status] ?? 0) + 1;
      return { status: 200, body: counts };
    }
    const token = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1];
    const anonymous = { shop: 'north', keeper: true };
    const isLetIn = token === undefined ? wrong('no token is required') : wrong('any token is accepted');
    const who = people[token ?? ''] ?? (isLetIn ? anonymous : undefined);
    if (!who) return problem(401, 'who is it?');
    const [, , kind, id, more] = path.split('/');
    if (kind === 'pets' && id === undefined) return method === 'POST' ? create(asked) : list(asked);
    if (kind === 'pets' && id !== undefined) {
      if (!/^\d{1,18}$/.test(id) || Number(id) < 1) return problem(400, 'no pet number');
      return more === 'photo' ? photo(asked, Number(id)) : onPet(asked, Number(id), who.keeper);
    }
    if (kind === 'orders') return id === undefined ? order(asked, who.shop) : oneOrder(id, who.shop);
    return problem(404, 'nothing here');
  }, port);
}
