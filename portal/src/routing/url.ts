/** The names of a path's parameters: `joinId` of `/company/taskDetail/:joinId`, `*` of a path that goes on. */
type ParamOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : Path extends '*'
      ? '*'
      : never;

/** What a URL is made of: each parameter of the path, a string unless the record says more, and the query. */
type Given<Path extends string, Query> = Query & {
  readonly [Name in Exclude<ParamOf<Path>, keyof Query>]: string;
};

/** Builds a screen's URL. It takes nothing that the screen does not know, and lacks nothing that the path needs. */
export type Url<Path extends string, Query> = [keyof Given<Path, Query>] extends [never]
  ? () => string
  : object extends Given<Path, Query>
    ? (given?: Given<Path, Query>) => string
    : (given: Given<Path, Query>) => string;

export type UrlValues = Readonly<Record<string, string | undefined>>;

/** Fills in the path's parameters; what else is given becomes the query, empty values left out. */
export function urlOf(path: string, given: UrlValues = {}): string {
  const rest = new Map(Object.entries(given));
  const filled = path.split('/').map((segment) => {
    const name = nameOf(segment);
    if (name === undefined) return segment;
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value) query.set(name, value);
  return withQuery(filled.join('/'), query);
}

/** Not by `query.size`: browsers at the floor do not have it. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function nameOf(segment: string): string | undefined {
  if (segment === '*') return segment;
  return segment.startsWith(':') ? segment.slice(1) : undefined;
}
