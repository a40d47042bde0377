/** Names of a path's parameters: `joinId` of `/company/taskDetail/:joinId`, `*` for the rest of a path. */
type ParamOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : Path extends '*'
      ? '*'
      : never;

/** The input of a URL: each parameter of the path, a string unless the record narrows it, and the query. */
type UrlInput<Path extends string, Query> = Query & {
  readonly [Name in Exclude<ParamOf<Path>, keyof Query>]: string;
};

/** Builds a screen's URL. It accepts only the screen's parameters and requires those of the path. */
export type Url<Path extends string, Query> = [keyof UrlInput<Path, Query>] extends [never]
  ? () => string
  : object extends UrlInput<Path, Query>
    ? (given?: UrlInput<Path, Query>) => string
    : (given: UrlInput<Path, Query>) => string;

export type UrlValues = Readonly<Record<string, string | undefined>>;

/** Fills in the path's parameters; the rest becomes the query, without empty values. */
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

/** Returns a path with its query, if there is one. `query.size` would be simpler; the oldest supported browsers lack it. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function nameOf(segment: string): string | undefined {
  if (segment === '*') return segment;
  return segment.startsWith(':') ? segment.slice(1) : undefined;
}
