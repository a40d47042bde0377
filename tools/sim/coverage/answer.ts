/** Evaluates one exchange: its code, its documented values, and whether it follows the contract. */
import type { Members } from '#generated/runtime/facts.ts';
import { valueAt } from '#simulator/json/pointer.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import type { Got } from '../http.ts';
import type { Payload } from './candidates.ts';
import { answerSchema, inputSchema, walk } from './enumerations.ts';

export interface Shown {
  /** Names of reached values, codes and transport failures. */
  readonly reached: readonly string[];
  /** Code of the envelope, or of the inner envelope at the gateway; undefined without an envelope. */
  readonly code?: string;
  readonly success: boolean;
  readonly document?: unknown;
  /** Reason why the answer breaks the contract. */
  readonly broken?: string;
}

export const codeName = (service: string, layer: string | undefined, code: string): string =>
  layer === undefined ? `${service} ${code}` : `${service}/${layer} ${code}`;

/** Returns the documented name of an enumeration value. */
export const valueName = (enumeration: string, value: unknown): string => `${enumeration} ${String(value)}`;

const known = new Map<string, Shown>();

/** Evaluates an answer; equal answers of many scenarios are evaluated once. */
export function shownBy(operation: Operation, got: Got): Shown {
  const answer = `${operation.address} ${got.status} ${got.lost} ${got.text}`;
  const shown = known.get(answer) ?? read(operation, got);
  known.set(answer, shown);
  return shown;
}

function read(operation: Operation, got: Got): Shown {
  if (got.lost) return { reached: [`client ${got.lost}`], success: false };
  const document = parsed(got.text);
  if (got.status !== 200) return httpFailure(got, document);
  if (document === undefined) return { reached: ['client not-json'], success: false };
  // A response without an envelope is documented by its whole text: {"error":"notlogin"}.
  if (valueAt(document, operation.envelope.code) === undefined)
    return { reached: [`client ${JSON.stringify(document)}`], success: false };
  return operation.response(document)
    ? envelopeOf(operation, document)
    : { reached: [], success: false, broken: got.text.slice(0, 300) };
}

/** Describes an HTTP status other than 200. An error of the simulator itself is HTTP 500 with `{ message }`. */
function httpFailure({ status, text }: Got, document: unknown): Shown {
  const isSimulatorError =
    status >= 500 && typeof document === 'object' && document !== null && 'message' in document;
  return {
    reached: [`client http-${status}`],
    success: false,
    ...(isSimulatorError && { broken: text.slice(0, 300) }),
  };
}

function envelopeOf(operation: Operation, document: unknown): Shown {
  const reached: string[] = [];
  walk(answerSchema(operation), document, (enumeration, value) =>
    reached.push(valueName(enumeration, value)),
  );
  const { code, layer, success } = codeIn(operation, document);
  reached.push(codeName(operation.service, layer, code));
  return { reached: [...new Set(reached)], code, success, document };
}

/** Returns the innermost code; at the gateway with its layer: `outer`, or the system behind it. */
export function codeIn(
  operation: Operation,
  document: unknown,
): { code: string; layer?: string; success: boolean } {
  const { envelope, system = 'default' } = operation;
  const inner: Members | undefined = envelope.systems?.[system];
  const outer = String(valueAt(document, envelope.code));
  if (!inner) return { code: outer, success: envelope.success.includes(outer) };
  const within = valueAt(document, envelope.data + inner.code);
  if (within === undefined) return { code: outer, layer: 'outer', success: false };
  return { code: String(within), layer: system, success: inner.success.includes(String(within)) };
}

/** Tells whether the operation understood the request, even if it then refused it. */
export const isUnderstood = ({ errors }: Operation, { code }: Shown): boolean =>
  code !== undefined && !errors.some((row) => row.code === code && row.when === 'request-invalid');

/**
 * Tells whether the world is unchanged, so that the session can be reused: reads and refusals change nothing (sim:laws). An answer
 * without a code may belong to a write that was made.
 */
export const keepsWorld = ({ effect }: Operation, { success, code }: Shown): boolean =>
  code !== undefined && (effect !== 'write' || !success);

/** Returns the enumeration values in a request. */
export function requestValues(operation: Operation, payload: Payload): string[] {
  const texts: string[] = [];
  walk(inputSchema(operation), payload, (enumeration, value) => texts.push(valueName(enumeration, value)));
  return texts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
