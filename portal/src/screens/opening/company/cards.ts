import type { Application } from '../opening.ts';
import type { CompanyValues } from './form.ts';

export type Cards = NonNullable<Application['cards']>;
type Read = Cards['read'][number];

/** A value that was read off the card, beside what the form holds. */
export interface CardOffer extends Read {
  /** Text in the field that accepting replaces. */
  readonly replaces: string | undefined;
  readonly accepted: boolean;
}

const sides = {
  legalName: 'LEGAL_ID_FRONT',
  legalIdNo: 'LEGAL_ID_FRONT',
  legalIdFrom: 'LEGAL_ID_BACK',
  legalIdTo: 'LEGAL_ID_BACK',
} as const;

/** The read values of the sides that are still uploaded. Nothing is filled in before the user accepts it. */
export function cardOffers(
  { read }: Cards,
  files: readonly Pick<Application['files'][number], 'materialType'>[],
  values: Partial<Readonly<Record<Read['field'], CompanyValues[Read['field']]>>>,
): readonly CardOffer[] {
  const uploaded = new Set<string>(files.map(({ materialType }) => materialType));
  return read
    .filter(({ field }) => uploaded.has(sides[field]))
    .map((offer) => {
      const typed = String(values[offer.field] ?? '').trim();
      const accepted = typed === offer.value;
      return { ...offer, accepted, replaces: typed === '' || accepted ? undefined : typed };
    });
}
