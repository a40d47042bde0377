const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document inside a gateway request's `reqData`; undefined when there is none. */
export function unpack(request: unknown): unknown {
  if (!isRecord(request) || typeof request.reqData !== 'string') return undefined;
  try {
    return JSON.parse(request.reqData);
  } catch {
    return undefined; // an example of a malformed request is shown as it is
  }
}
