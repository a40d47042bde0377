/**
 * Reads the portal's page from outside, as React's developer tools do, because the portal does not know the simulator.
 * If the chip finds nothing here, for instance after a change of React's internals, it loads the page instead.
 */

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
}

export interface Query {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly data: unknown };
  isActive(): boolean;
  getObserversCount(): number;
  fetch(options: undefined, how: { readonly cancelRefetch: boolean }): Promise<unknown>;
}

interface QueryFilter {
  readonly predicate: (query: Query) => boolean;
}

export interface Queries {
  getQueryCache(): { getAll(): readonly Query[] };
  removeQueries(filter: QueryFilter): void;
  resetQueries(filter: QueryFilter): Promise<void>;
}

interface Router {
  navigate(to: string): Promise<void>;
}

interface PortalParts {
  readonly queries: Queries;
  readonly router: Router;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const fiberOf = (element: Element): Fiber | undefined => {
  const key = Object.keys(element).find((name) => /^__react(Fiber|Container)\$/.test(name));
  // React's own field; its shape is checked at its use.
  return key === undefined ? undefined : (Reflect.get(element, key) as Fiber);
};

const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

const hasMethod = (value: unknown, method: string): boolean => typeof memberOf(value, method) === 'function';

/** Returns a fiber, its following siblings, and everything below them. */
function* below(fiber: Fiber | null): Generator<Fiber> {
  for (let next = fiber; next; next = next.sibling) {
    yield next;
    yield* below(next.child);
  }
}

/** Returns the portal's query client and router; undefined before the page has started, or on another page. */
export function portalParts(): PortalParts | undefined {
  const root = document.getElementById('root');
  const container = root && fiberOf(root);
  // The container's field may hold the tree before the last change: its state holds the current one.
  const current = memberOf(memberOf(container, 'stateNode'), 'current') as Fiber | undefined;
  let queries: unknown;
  let router: unknown;
  for (const { memoizedProps } of below(current ?? null)) {
    if (!queries && hasMethod(memberOf(memoizedProps, 'client'), 'getQueryCache'))
      queries = memberOf(memoizedProps, 'client');
    if (!router && hasMethod(memberOf(memoizedProps, 'router'), 'navigate'))
      router = memberOf(memoizedProps, 'router');
    if (queries && router) return { queries: queries as Queries, router: router as Router };
  }
  return undefined;
}

/** Returns the operations behind an element, nearest first: `gateway.userDataV2`. */
export function operationsAt(element: Element): string[] {
  const found = new Set<string>();
  const start = nearestFiber(element);
  for (let fiber = start; fiber; fiber = fiber.return) for (const name of queriesIn(fiber)) found.add(name);
  return [...found];
}

function nearestFiber(element: Element): Fiber | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const fiber = fiberOf(each);
    if (fiber) return fiber;
  }
  return null;
}

/**
 * Returns the operations that a component queries. Its hooks are a linked list; the hook of a query has an observer with
 * the key `[service, operation, input]`.
 */
function queriesIn({ memoizedState }: Fiber): string[] {
  const found: string[] = [];
  for (let hook = memoizedState; isObject(hook) && 'next' in hook; hook = Reflect.get(hook, 'next')) {
    const observer = memberOf(hook, 'memoizedState');
    const key = memberOf(memberOf(observer, 'options'), 'queryKey');
    if (Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'string')
      found.push(`${key[0]}.${key[1]}`);
  }
  return found;
}
