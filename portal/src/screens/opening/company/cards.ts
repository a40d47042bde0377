import type { Application } from '../opening.ts';
import type { CompanyValues } from './form.ts';

export type Cards = NonNullable<Application['cards']>;
type Read = Cards['read'][number];

/** A value that the provider has read from the card, with the state of its field in the form. */
export interface CardOffer extends Read {
  /** Typed text that the value would replace; undefined if there is none, or if it is the value itself. */
  readonly replaces: string | undefined;
  /** Whether the field already has this value. */
  readonly accepted: boolean;
}

const sides = {
  legalName: 'LEGAL_ID_FRONT',
  legalIdNo: 'LEGAL_ID_FRONT',
  legalIdFrom: 'LEGAL_ID_BACK',
  legalIdTo: 'LEGAL_ID_BACK',
} as const;

/** The read values of the sides that are still uploaded. The user must accept a value before it fills in its field. */
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
