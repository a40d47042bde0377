import { copy } from './copy.ts';

interface PayloadProps {
  /** Request or response. */
  readonly name: string;
  /** First line of the message. */
  readonly start: string;
  /** The message as sent; absent while loading, and when nothing was sent. */
  readonly raw: { readonly headers: Readonly<Record<string, string>>; readonly body?: string } | undefined;
  /** The parsed message: the gateway's payload unpacked. */
  readonly read: unknown;
}

const pretty = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? copy.none);

/** One side of an exchange: as sent, and below as parsed. */
export function Payload({ name, start, raw, read }: PayloadProps) {
  const lines = raw && [
    start,
    ...Object.entries(raw.headers).map(([header, value]) => `${header}: ${value}`),
    ...(raw.body === undefined ? [] : ['', raw.body]),
  ];
  return (
    <div>
      <p className="strong">{name}</p>
      <p className="caption">{copy.sent}</p>
      <pre tabIndex={0} aria-label={`${name}${copy.sent}`}>
        {lines?.join('\n') ?? start}
      </pre>
      <p className="caption">{copy.read}</p>
      <pre tabIndex={0} aria-label={`${name}${copy.read}`}>
        {pretty(read)}
      </pre>
    </div>
  );
}
