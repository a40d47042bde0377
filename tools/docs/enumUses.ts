import { fieldId, pageOf } from './links.ts';
import type { Site } from './model.ts';
import { operationFields } from './operationFields.ts';

export interface EnumUse {
  readonly label: string;
  readonly link: string;
}

/** Every field that takes its values from an enumeration, by the enumeration's name. */
export function enumUses({ services }: Pick<Site, 'services'>): ReadonlyMap<string, readonly EnumUse[]> {
  const uses = new Map<string, EnumUse[]>();
  for (const { service, operation, part, field } of operationFields(services)) {
    if (!field.enumName) continue;
    const use = {
      label: `${operation.id} ${field.path}`,
      link: `${pageOf(service)}#${fieldId(operation.id, part, field.path)}`,
    };
    uses.set(field.enumName, [...(uses.get(field.enumName) ?? []), use]);
  }
  return uses;
}
