/** Result of a request: a complete response, or the reason that there is none. */
import type { IncomingMessage } from 'node:http';
import { DEEPEST } from '../bounds/limits.ts';

export interface ReceivedResponse {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly location?: string;
  /** Headers by lower-case name; a recording may have none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Duration from sending to the last byte in ms. */
  readonly ms: number;
  /** Reason that there is no complete response. */
  readonly lost?: Lost;
}

export interface Lost {
  /** `too-large`: too many bytes, or nested too deeply; `dropped`: any other failure after the connection was open. */
  readonly kind: 'refused' | 'tls' | 'timeout' | 'too-large' | 'dropped' | 'dns';
  readonly message: string;
}

/** Response before its duration is known. */
export type UntimedResponse = Omit<ReceivedResponse, 'ms'>;

/** Returns a complete response. */
export const whole = ({ statusCode = 0, headers }: IncomingMessage, text: string): UntimedResponse => ({
  status: statusCode,
  type: headers['content-type'] ?? '',
  text,
  ...(headers.location !== undefined && { location: headers.location }),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join('\n')]),
  ),
});

/** Returns the result of a request without a complete response. */
export const noResponse = (lost: Lost): UntimedResponse => ({ status: 0, type: '', text: '', lost });

/** Maximum size of a response in bytes; real responses are far smaller. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;

export const tooLarge: Lost = {
  kind: 'too-large',
  message: `an answer of more than ${LARGEST_ANSWER / 1024 / 1024} MB`,
};

export const tooDeep: Lost = { kind: 'too-large', message: `JSON that nests deeper than ${DEEPEST}` };

export const brokenOff: Lost = {
  kind: 'dropped',
  message: 'the connection ended in the middle of the answer',
};

/** Returns why there is no response. @param error error of a connection */
export function lostBy(error: NodeJS.ErrnoException): Lost {
  const code = error.code ?? '';
  const message = `${error.message}${code !== '' && !error.message.includes(code) ? ` (${code})` : ''}`;
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL)$/.test(code))
    return { kind: 'refused', message };
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return { kind: 'dns', message };
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code)) return { kind: 'tls', message };
  return { kind: 'dropped', message: message === '' ? 'the connection was dropped' : message };
}
