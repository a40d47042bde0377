/** Compares two sets of contracts. */
import type { Change, Place } from './changes/change.ts';
import type { RuleId } from './changes/rules.ts';
import { extensionChanges, operationExtensionChanges, isOwnCodeList } from './extensions/extensions.ts';
import type { Api } from './model/api.ts';
import { placeOn } from './operation/operationPair.ts';
import { operationChanges } from './operation/operations.ts';
import { SchemaComparison } from './schema/comparison.ts';
import type { Side } from './sides/side.ts';

/** Returns all changes. @param today `2026-11-27`: operations whose sunset has passed may be removed */
export function compare(old: Side, fresh: Side, today = new Date().toISOString().slice(0, 10)): Change[] {
  const comparison = new SchemaComparison(old.follow, fresh.follow);
  return pairsOf(old.apis, fresh.apis).flatMap(([before, after]) => {
    if (!before) return after ? [serviceChange('service-added', after, '', 'new')] : [];
    if (!after) return [serviceChange('service-removed', before, '', 'old')];
    return [
      ...schemeChanges(before, after),
      ...extensionChanges(before, after),
      ...operationChanges(before, after, comparison, today).filter((change) => !isOwnCodeList(after, change)),
      ...operationExtensionChanges(before, after),
    ].map((change) => ({ ...change, subject: titleOf(change.subject, after, fresh.apis.length) }));
  });
}

/** Pairs contracts by service. A single contract on each side is the same service under any file name. */
function pairsOf(old: readonly Api[], fresh: readonly Api[]): [Api | undefined, Api | undefined][] {
  if (old.length === 1 && fresh.length === 1) return [[old[0], fresh[0]]];
  const names = [...new Set([...old, ...fresh].map(({ service }) => service))].sort();
  return names.map((name) => [
    old.find(({ service }) => service === name),
    fresh.find(({ service }) => service === name),
  ]);
}

/** Adds the service to the subject: several services may have operations with the same method and path. */
const titleOf = (subject: string, { service }: Api, services: number): string =>
  services === 1 || subject === service ? subject : `${service}: ${subject}`;

const serviceChange = (
  rule: RuleId,
  { service, part }: Api,
  detail: string,
  side: Place['side'],
): Change => ({
  rule,
  subject: service,
  where: '',
  detail,
  place: placeOn(side, part),
});

/** Compares the definitions of the security schemes that old operations use: their kind, and the addresses of their tokens. */
function schemeChanges(old: Api, fresh: Api): Change[] {
  const used = new Set(old.operations.flatMap(({ security }) => security.flat().map(({ name }) => name)));
  return old.schemes.flatMap((before) => {
    if (!used.has(before.name)) return [];
    const after = fresh.schemes.find(({ name }) => name === before.name);
    if (!after) return [];
    const found = (rule: RuleId, detail: string): Change => ({
      rule,
      subject: fresh.service,
      where: `security ${after.name}`,
      detail,
      place: placeOn('new', after.part),
    });
    if (before.kind !== after.kind)
      return [found('security-scheme-changed', `${before.kind} → ${after.kind}`)];
    return [...new Set([...before.flows.keys(), ...after.flows.keys()])].flatMap((flow) => {
      const [oldUrls, newUrls] = [before.flows.get(flow), after.flows.get(flow)];
      if (oldUrls === undefined) return [found('security-flow-added', flow)];
      if (newUrls === undefined) return [found('security-flow-removed', flow)];
      return oldUrls === newUrls
        ? []
        : [found('security-address-changed', `${flow}: ${oldUrls} → ${newUrls}`)];
    });
  });
}
