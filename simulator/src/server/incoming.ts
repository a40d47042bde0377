/** A request as the pipeline sees it: no framework in it. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  /** Path with the query string, as the log shows it. */
  readonly url: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** X-Request-Id: the client's own, or ours where it sent none. */
  readonly requestId: string;
  /** The body's text; empty when there is none. */
  readonly body: string;
  /** The body's bytes, where it is multipart/form-data. */
  readonly bytes?: Buffer;
}

/** The one value of a header that must not come twice. */
export const header = ({ headers }: Pick<Incoming, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};
