import type { ErrorEntry, Layer, Operation } from './catalogue.ts';

/** A documented code and, at the gateway, its layer of the envelope. */
export interface Code {
  readonly code: string;
  readonly layer: Layer;
}

const layerOf = ({ layer }: ErrorEntry): Layer => (layer === 'outer' ? 'outer' : 'inner');

/**
 * Returns the service's codes that an operation's envelope can carry: at the gateway, the outer ones and those of its
 * own system.
 */
const possibleErrors = ({ serviceErrors, system }: Operation): ErrorEntry[] =>
  Object.values(serviceErrors).filter(
    ({ layer }) => layer === undefined || layer === 'outer' || layer === system,
  );

/**
 * Finds the place of a documented code in an operation's response: by the operation's own rows, then by the service's.
 */
export function locateCode(operation: Operation, code: string, layer?: Layer): Code | undefined {
  const fits = (candidate: Code): boolean =>
    candidate.code === code && (layer === undefined || candidate.layer === layer);
  return codesOf(operation).find(fits);
}

/** The result of `codesOf` for each operation, computed once. */
const codeLists = new WeakMap<Operation, readonly Code[]>();

/** Returns all documented codes of an operation, its own rows first. */
export function codesOf(operation: Operation): readonly Code[] {
  const codes = codeLists.get(operation) ?? [
    ...operation.errors.map(({ code, layer }) => ({ code, layer: layer ?? ('inner' as const) })),
    ...possibleErrors(operation).map((entry) => ({ code: entry.code, layer: layerOf(entry) })),
  ];
  codeLists.set(operation, codes);
  return codes;
}

/** Returns the code of a named refusal. @throws if the contract lacks the name: the types exclude this */
export function codeNamed(operation: Operation, name: string): Code {
  const entry = operation.serviceErrors[name];
  if (!entry)
    throw new Error(`${operation.address} refused with ${name}, which ${operation.service} does not know`);
  return { code: entry.code, layer: layerOf(entry) };
}

/** Returns the meaning of a code in the user's words. */
export function meaningOf(operation: Operation, { code, layer }: Code): string {
  const entry = possibleErrors(operation).find((each) => each.code === code && layerOf(each) === layer);
  return entry?.meaning ?? '系统错误，请稍后重试';
}
