/** A backend of boards of cards in memory. */
import { jsonIn, serve, type BackendResponse } from '../checkedBackends/http.ts';

/** One promise of the contract that the backend breaks. */
export type Fault =
  | 'any page token is accepted'
  | 'pages have any size'
  | 'the second key is ignored'
  | 'filters by unknown members are ignored'
  | 'wildcards in a search are not escaped'
  | 'details are not searched'
  | 'the number of remaining requests does not fall'
  | 'confidential cards are listed'
  | 'confidential notes are shown'
  | 'notes of other accounts can be changed'
  | 'boards are not found by their slug'
  | 'boards in use are deleted'
  | 'labels stay on cards'
  | 'open cards count all cards'
  | 'the revision never changes'
  | 'the state is taken from the request'
  | 'the effort includes open cards';

interface Card {
  readonly id: number;
  readonly board: number;
  readonly by: string;
  readonly title: string;
  readonly details: string;
  readonly rank: number;
  readonly state: string;
  readonly confidential: boolean;
  readonly labels: readonly string[];
  readonly changes: number;
}

/** Starts the backend. @param fault undefined for a correct backend */
export function startBoards(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const boards = new Map([[1, 'home']]);
  const cards = new Map<number, Card>();
  const notes = new Map<
    number,
    { readonly id: number; readonly card: number; readonly by: string; readonly text: string }
  >();
  const labels = new Map<number, Set<string>>([[1, new Set(['soon'])]]);
  let [lastBoard, lastNote, asks] = [1, 0, 0];
  const add = (card: Omit<Card, 'id' | 'changes'>): Card => {
    const one = { ...card, id: cards.size + 1, changes: 1 };
    cards.set(one.id, one);
    return one;
  };
  const seed = { board: 1, by: 'ada', state: 'open', confidential: false, labels: [] };
  for (const [title, details, rank] of [
    ['Sow', 'the beans', 2],
    ['Cut', 'the hedge', 1],
    ['Rake', 'the leaves', 2],
    ['Dig', 'a hole', 1],
  ] as const)
    add({ ...seed, title, details, rank });
  const shown = ({ board: _, by: __, changes, ...one }: Card) => ({
    ...one,
    revision: `r${wrong('the revision never changes') ? 1 : changes}`,
  });
  const boardOf = (id: number) => ({
    id,
    slug: boards.get(id),
    openCards: [...cards.values()].filter(
      (one) => one.board === id && (one.state === 'open' || wrong('open cards count all cards')),
    ).length,
  });
  const without = (one: Card, name: string): Card =>
    one.labels.includes(name)
      ? { ...one, labels: one.labels.filter((each) => each !== name), changes: one.changes + 1 }
      : one;
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= 60;
  const isRank = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9;
  const isLabels = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
  const respond = (
    who: string,
    method: string,
    path: string,
    query: URLSearchParams,
    sent: string,
  ): BackendResponse => {
    const empty = (status: number): BackendResponse => ({ status });
    const json = jsonIn(sent);
    // `/boards/{at}/cards/{name}/notes/{last}`, `/boards/{at}/labels/{name}`
    const [, , at, sub, name, inner, last] = path.split('/').map(decodeURIComponent);
    const sees = (one: Card): boolean => !one.confidential || one.by === who;
    if (at === undefined && method === 'GET')
      return { status: 200, body: { boards: [...boards.keys()].map(boardOf) } };
    if (at === undefined) {
      const slug = json?.['slug'];
      if (!isText(slug)) return empty(400);
      if ([...boards.values()].includes(slug)) return empty(409);
      boards.set((lastBoard += 1), slug);
      labels.set(lastBoard, new Set());
      return { status: 201, body: boardOf(lastBoard) };
    }
    const bySlug = [...boards].find(
      ([, slug]) => slug === at && !wrong('boards are not found by their slug'),
    )?.[0];
    const board = /^\d+$/.test(at) ? Number(at) : (bySlug ?? 0);
    if (!boards.has(board)) return empty(404);
    const own = [...cards.values()].filter((one) => one.board === board);
    if (sub === undefined && method === 'GET') return { status: 200, body: boardOf(board) };
    if (sub === undefined) {
      if (own.length > 0 && !wrong('boards in use are deleted')) return empty(409);
      boards.delete(board);
      return empty(204);
    }
    if (sub === 'effort') {
      const spent = own.filter(
        (one) => sees(one) && (one.state === 'done' || wrong('the effort includes open cards')),
      );
      return { status: 200, body: { spent: spent.reduce((sum, { rank }) => sum + rank, 0) } };
    }
    if (sub === 'labels' && method === 'GET')
      return {
        status: 200,
        body: { labels: [...(labels.get(board) ?? [])].map((each) => ({ name: each })) },
      };
    if (sub === 'labels' && method === 'POST') {
      if (!isText(json?.['name'])) return empty(400);
      labels.get(board)?.add(json['name']);
      return { status: 201, body: { name: json['name'] } };
    }
    if (sub === 'labels') {
      if (!labels.get(board)?.delete(name ?? '')) return empty(404);
      if (!wrong('labels stay on cards')) for (const one of own) cards.set(one.id, without(one, name ?? ''));
      return empty(204);
    }
    if (name === undefined && method === 'GET')
      return listed(
        own.filter((one) => sees(one) || wrong('confidential cards are listed')),
        query,
      );
    if (name === undefined) {
      const { title, details, rank, confidential = false, labels: given = [], state = 'open' } = json ?? {};
      if (!isText(title) || !isText(details) || !isRank(rank)) return empty(400);
      if (typeof confidential !== 'boolean' || !isLabels(given)) return empty(400);
      const first = wrong('the state is taken from the request') ? String(state) : 'open';
      for (const each of given) labels.get(board)?.add(each);
      return {
        status: 201,
        body: shown(
          add({
            board,
            by: who,
            title,
            details,
            rank,
            confidential,
            labels: [...new Set(given)],
            state: first,
          }),
        ),
      };
    }
    const one = cards.get(Number(name));
    if (!/^\d+$/.test(name) || !one || one.board !== board) return empty(404);
    const showsNotes = inner === 'notes' && method === 'GET' && wrong('confidential notes are shown');
    if (!sees(one) && !showsNotes) return empty(404);
    if (inner === undefined && method === 'GET') return { status: 200, body: shown(one) };
    if (inner === undefined) {
      const { state = one.state, rank = one.rank } = json ?? {};
      if (!json || !isRank(rank) || (state !== 'open' && state !== 'done')) return empty(400);
      const isSame = state === one.state && rank === one.rank;
      const next = { ...one, state, rank, changes: one.changes + (isSame ? 0 : 1) };
      cards.set(one.id, next);
      return { status: 200, body: shown(next) };
    }
    const plain = ({ id, text: said }: { readonly id: number; readonly text: string }) => ({
      id,
      text: said,
    });
    if (method === 'GET')
      return {
        status: 200,
        body: { notes: [...notes.values()].filter((each) => each.card === one.id).map(plain) },
      };
    if (method === 'PUT') {
      const said = notes.get(Number(last));
      if (!said || said.card !== one.id) return empty(404);
      if (said.by !== who && !wrong('notes of other accounts can be changed')) return empty(403);
      if (!isText(json?.['text'])) return empty(400);
      notes.set(said.id, { ...said, text: json['text'] });
      return { status: 200, body: { id: said.id, text: json['text'] } };
    }
    if (!isText(json?.['text'])) return empty(400);
    const made = { id: (lastNote += 1), card: one.id, by: who, text: json['text'] };
    notes.set(made.id, made);
    return { status: 201, body: plain(made) };
  };
  function listed(own: readonly Card[], query: URLSearchParams): BackendResponse {
    const empty = (status: number): BackendResponse => ({ status });
    const given = Number(query.get('pageSize') ?? 20);
    if (!Number.isInteger(given) || given < 1) return empty(400);
    const size = wrong('pages have any size') ? given : Math.min(50, given);
    const [filter, orderBy, done, search] = ['filter', 'orderBy', 'done', 'search'].map(
      (each) => query.get(each) ?? '',
    );
    if (query.has('search') && search === '') return empty(400);
    if (!/^(|true|false)$/.test(done ?? '')) return empty(400);
    const [, member, value] = /^(\w+)=(\w+)$/.exec(filter ?? '') ?? [];
    const isKnown = member === 'rank' || member === 'title';
    const isIgnored = member !== undefined && wrong('filters by unknown members are ignored');
    if (filter && !isKnown && !isIgnored) return empty(400);
    const keys = (orderBy ?? '').split(',').filter((each) => each !== '');
    if (!keys.every((each) => /^(rank|title)( desc)?$/.test(each))) return empty(400);
    const parameters = JSON.stringify([filter, orderBy, done, search]);
    // A token holds the start of its page, and the parameters of the list to which it belongs.
    const token = query.get('pageToken') ?? '';
    const [from = '', of = ''] =
      token === '' ? ['0', parameters] : Buffer.from(token, 'base64url').toString().split('|');
    if (!/^\d+$/.test(from) || (of !== parameters && !wrong('any page token is accepted'))) return empty(400);
    const isFound = (one: Card): boolean => {
      const texts = wrong('details are not searched') ? one.title : `${one.title}\n${one.details}`;
      const pattern = new RegExp(
        (search ?? '')
          .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('%', '.*')
          .replaceAll('_', '.'),
      );
      return wrong('wildcards in a search are not escaped')
        ? pattern.test(texts)
        : texts.includes(search ?? '');
    };
    const found = own
      .filter((one) => (done === '' ? true : (one.state === 'done') === (done === 'true')))
      .filter((one) => !isKnown || String(one[member]) === value)
      .filter(isFound);
    const sorted =
      keys.length === 0
        ? found
        : found.toSorted((one, other) => {
            for (const key of wrong('the second key is ignored') ? keys.slice(0, 1) : keys) {
              const [by = 'rank', way] = key.split(' ') as ['rank' | 'title', string | undefined];
              const order = Number(one[by] > other[by]) - Number(one[by] < other[by]);
              if (order !== 0) return way === 'desc' ? -order : order;
            }
            return one.id - other.id;
          });
    const end = Number(from) + size;
    const next = end < sorted.length ? Buffer.from(`${end}|${parameters}`).toString('base64url') : '';
    return {
      status: 200,
      body: { cards: sorted.slice(Number(from), end).map(shown), nextPageToken: next, pageSize: size },
    };
  }
  return serve(({ method, path, query, headers, body: sent }) => {
    const who = { 'k-ada': 'ada', 'k-bob': 'bob' }[String(headers['x-key'])];
    if (who === undefined) return { status: 401 };
    asks += 1;
    const remaining = wrong('the number of remaining requests does not fall') ? 6000 : 6000 - asks;
    const limits = { 'RateLimit-Remaining': String(Math.max(0, remaining)), 'RateLimit-Reset': '1900000000' };
    return { ...respond(who, method, path, query, sent), headers: limits };
  });
}
