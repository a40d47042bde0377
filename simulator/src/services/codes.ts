import type { ErrorEntry, Layer, Operation } from './catalogue.ts';

/** A documented code and, at the gateway, whether the envelope's outer or inner code says it. */
export interface Code {
  readonly code: string;
  readonly layer: Layer;
}

const layerOf = ({ layer }: ErrorEntry): Layer => (layer === 'outer' ? 'outer' : 'inner');

/** The codes of a service that an operation's envelope can carry: at the gateway, the outer ones and those of its own system. */
const carried = ({ serviceErrors, system }: Operation): ErrorEntry[] =>
  Object.values(serviceErrors).filter(
    ({ layer }) => layer === undefined || layer === 'outer' || layer === system,
  );

/** Where a documented code belongs in an operation's answer: first by the operation's own rows, then by the service's. */
export function locateCode(operation: Operation, code: string, layer?: Layer): Code | undefined {
  const fits = (candidate: Code): boolean =>
    candidate.code === code && (layer === undefined || candidate.layer === layer);
  return codesOf(operation).find(fits);
}

const listed = new WeakMap<Operation, readonly Code[]>();

/** Every documented code that an operation can answer, its own rows first. */
export function codesOf(operation: Operation): readonly Code[] {
  const codes = listed.get(operation) ?? [
    ...operation.errors.map(({ code, layer }) => ({ code, layer: layer ?? ('inner' as const) })),
    ...carried(operation).map((entry) => ({ code: entry.code, layer: layerOf(entry) })),
  ];
  listed.set(operation, codes);
  return codes;
}

/** The code of a refusal by name. @throws when the contract knows no such name: types make that a defect of ours */
export function codeNamed(operation: Operation, name: string): Code {
  const entry = operation.serviceErrors[name];
  if (!entry)
    throw new Error(`${operation.address} refused with ${name}, which ${operation.service} does not know`);
  return { code: entry.code, layer: layerOf(entry) };
}

/** What a code means, in the user's words. */
export function meaningOf(operation: Operation, { code, layer }: Code): string {
  const entry = carried(operation).find((each) => each.code === code && layerOf(each) === layer);
  return entry?.meaning ?? '系统错误，请稍后重试';
}
