/**
 * Check codes of printed documents: 16 characters with kind, reference and a digest of the content, encrypted and
 * authenticated by an HMAC. The same document always has the same code, and a code cannot be guessed (docs/decisions/0107).
 */
import { createHmac } from 'node:crypto';
import { DocumentKind } from '#generated/shared/enums.ts';

/** Not secret, because the simulator has only test data; a real provider would keep this key secret. */
const KEY = 'document codes of the simulated provider';

/** Bits of each part: 80 in all, five for each of the 16 characters. */
const BITS = { mac: 30n, kind: 3n, ref: 31n, content: 16n } as const;
const PAYLOAD = BITS.kind + BITS.ref + BITS.content;

/** Crockford's base 32, without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

const kinds = Object.values(DocumentKind);

const digest = (text: string, bits: bigint): bigint =>
  BigInt(`0x${createHmac('sha256', KEY).update(text).digest('hex')}`) >> (256n - bits);

const macOf = (payload: bigint, owner: string): bigint => digest(`mac ${String(payload)} ${owner}`, BITS.mac);
const maskOf = (mac: bigint): bigint => digest(`mask ${String(mac)}`, PAYLOAD);
const contentOf = (content: string): bigint => digest(`content ${content}`, BITS.content);

/** Reference of a document that has a number. */
export const numberRef = (number: string): bigint => digest(`number ${number}`, BITS.ref);

interface CodedDocument {
  readonly kind: DocumentKind;
  /** At most 31 bits. */
  readonly ref: bigint;
  /** Owner of the document: authenticated, but not part of the code. */
  readonly owner: string;
  /** The figures of the document: if one of them changes, the code no longer fits. */
  readonly content: string;
}

export function documentCode({ kind, ref, owner, content }: CodedDocument): string {
  const payload =
    (BigInt(kinds.indexOf(kind)) << (BITS.ref + BITS.content)) | (ref << BITS.content) | contentOf(content);
  const mac = macOf(payload, owner);
  let rest = (mac << PAYLOAD) | (payload ^ maskOf(mac));
  let text = '';
  for (let index = 0; index < LENGTH; index += 1) {
    text = `${ALPHABET[Number(rest & 31n)] ?? ''}${text}`;
    rest >>= 5n;
  }
  // In groups of four: XXXX-XXXX-XXXX-XXXX.
  return text.replaceAll(/.{4}(?!$)/g, '$&-');
}

export interface ReadCode {
  readonly kind: DocumentKind;
  readonly ref: bigint;
  /** Whether the provider issued the code for this owner. */
  readonly isFor: (owner: string) => boolean;
  /** Whether the document still has this content. */
  readonly holds: (content: string) => boolean;
}

/** Reads a code in the contract's format; undefined if its kind of document does not exist. */
export function readCode(code: string): ReadCode | undefined {
  let bits = 0n;
  for (const character of code.replaceAll('-', '')) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(character));
  const mac = bits >> PAYLOAD;
  const payload = (bits & ((1n << PAYLOAD) - 1n)) ^ maskOf(mac);
  const kind = kinds[Number(payload >> (BITS.ref + BITS.content))];
  if (kind === undefined) return undefined;
  return {
    kind,
    ref: (payload >> BITS.content) & ((1n << BITS.ref) - 1n),
    isFor: (owner) => macOf(payload, owner) === mac,
    holds: (content) => contentOf(content) === (payload & ((1n << BITS.content) - 1n)),
  };
}
