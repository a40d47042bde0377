/** Reads the codes of an envelope according to `x-envelope` of the contract. */
import { memberOf } from '../base/object.ts';
import { valueAt } from '../base/pointer.ts';

/** JSON pointers to the members of an envelope and the codes that mean success. */
export interface Members {
  readonly code: string;
  readonly message: string;
  readonly data: string;
  readonly success: readonly string[];
  /** No envelope: the HTTP status is the code, and the whole body is the data. */
  readonly byStatus?: true;
  /** Codes may be numbers or booleans; the schema decides. */
  readonly numeric?: true;
  /** JSON pointer to a further member that every response has: `extData`. */
  readonly extra?: string;
  /**
   * JSON pointers to members that may tell of a missing login by a text. Any text in the first one means it, with or without a code;
   * the others also hold ordinary messages.
   */
  readonly notLoggedInText?: readonly string[];
}

/** Success or refusal of a response, with its code. */
export interface Verdict {
  /** Code of the inner envelope, or of the outer one if that refuses or is the only one; without an envelope the HTTP status. */
  readonly code?: string;
  readonly layer?: 'outer' | 'inner';
  readonly success: boolean;
  readonly message?: unknown;
  readonly data?: unknown;
  /** Text that reports a missing login, with or without a code. */
  readonly loggedOutText?: string;
}

/** The envelopes of an operation: one, or at the gateway a second one inside it. */
interface Layers {
  readonly envelope: Members;
  readonly inner?: Members;
}

/** Reads the verdict of a response by the envelope of its operation. @param status HTTP status; 0 without a response */
export function readVerdict({ envelope, inner }: Layers, document: unknown, status: number): Verdict {
  if (envelope.byStatus) {
    const success = status >= 200 && status < 300;
    return {
      ...(status > 0 && { code: String(status) }),
      success,
      ...(success ? { data: document } : { message: problemIn(document) }),
    };
  }
  const [pointer] = envelope.notLoggedInText ?? [];
  const loggedOutText = pointer && valueAt(document, pointer);
  const outer = readLayer(envelope, document);
  if (typeof loggedOutText === 'string') return { ...outer, success: false, loggedOutText };
  if (!inner) return outer;
  if (!outer.success) return { ...outer, layer: 'outer' };
  const within = readLayer(inner, outer.data);
  return within.code === undefined ? { success: false } : { ...within, layer: 'inner' };
}

/** Reads a refusal without an envelope by the usual member names. */
const problemIn = (document: unknown): unknown =>
  ['detail', 'message', 'error_description', 'title', 'error']
    .map((name) => memberOf(document, name))
    .find((text) => typeof text === 'string');

function readLayer(members: Members, document: unknown): Verdict {
  const held = valueAt(document, members.code);
  const code = members.numeric && ['number', 'boolean'].includes(typeof held) ? String(held) : held;
  if (typeof code !== 'string') return { success: false };
  return {
    code,
    success: members.success.includes(code),
    message: valueAt(document, members.message),
    data: valueAt(document, members.data),
  };
}
