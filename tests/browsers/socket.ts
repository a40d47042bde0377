/** Exchanges numbered commands and answers over a web socket, as in CDP and WebDriver BiDi. */

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly message?: string;
}

export interface Socket {
  send(method: string, params?: object, more?: object): Promise<unknown>;
  on(listen: (method: string, params: unknown) => void): void;
  close(): void;
}

/** Maximum wait for an answer in milliseconds. */
const ANSWER_LIMIT = 8000;

export async function openSocket(url: string): Promise<Socket> {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error(`no answer from ${url}`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else for (const listen of listeners) listen(answer.method ?? '', answer.params);
  };
  let last = 0;
  return {
    send: (method, params = {}, more = {}) =>
      new Promise((done, fail) => {
        const id = ++last;
        // An old browser does not answer for a closed document.
        const timer = setTimeout(() => fail(new Error(`${method}: no answer`)), ANSWER_LIMIT);
        waiting.set(id, ({ result, error, message }) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error === undefined) done(result);
          else fail(new Error(`${method}: ${JSON.stringify(error)} ${message ?? ''}`));
        });
        socket.send(JSON.stringify({ id, method, params, ...more }));
      }),
    on: (listen) => listeners.push(listen),
    close: () => socket.close(),
  };
}

/** Returns a member of an answer by its path; undefined if the answer lacks it. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}
