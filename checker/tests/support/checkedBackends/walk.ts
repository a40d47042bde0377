/** Requests as a client's own tests send them, valid or invalid, in sequence, through a proxy or directly. */

export interface Call {
  readonly method: string;
  readonly path: string;
  /** Account of the request; a visitor if undefined. */
  readonly as?: 'parent' | 'child' | 'other';
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** Body text, not encoded. */
  readonly raw?: string;
  /** Member of the response whose value replaces `$last` in later calls. */
  readonly keep?: string;
}

type Accounts = Readonly<Record<'parent' | 'child' | 'other', Readonly<Record<string, string>>>>;

/** Sends the calls in order. @param origin of the backend, or of the proxy before it */
export async function walk(origin: string, calls: readonly Call[], accounts: Accounts): Promise<void> {
  let last = '';
  const filled = (text: string): string => text.replaceAll('$last', last);
  for (const { method, path, as, headers, json, form, raw, keep } of calls) {
    const body = form
      ? new URLSearchParams(form).toString()
      : (raw ?? (json === undefined ? undefined : JSON.stringify(json)));
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(origin + filled(path), {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': type }), ...(as && accounts[as]), ...headers },
      ...(body !== undefined && { body: filled(body) }),
    });
    const text = await response.text();
    if (keep === undefined) continue;
    const found = new RegExp(`"${keep}":"?([^",}]+)`).exec(text)?.[1];
    if (found !== undefined) last = found;
  }
}
