/** Data on the ID card of the legal person, where the provider reads cards (provenance assumed). */
import { OpeningMaterial, type ProductCode } from '#generated/shared/enums.ts';
import type { World } from '../world.ts';
import { applicationFor } from './application.ts';
import { ownFiles } from './files.ts';
import { offerRow } from './products.ts';
import { knownCompany, licenceOf } from './register.ts';

type Side = 'LEGAL_ID_FRONT' | 'LEGAL_ID_BACK';
type CardField = 'legalName' | 'legalIdNo' | 'legalIdFrom' | 'legalIdTo';

const fieldsOf: Readonly<Record<Side, readonly CardField[]>> = {
  LEGAL_ID_FRONT: ['legalName', 'legalIdNo'],
  LEGAL_ID_BACK: ['legalIdFrom', 'legalIdTo'],
};

const sides = [OpeningMaterial.LegalIdFront, OpeningMaterial.LegalIdBack] as const;

export const isCard = (type: OpeningMaterial): type is Side => Object.hasOwn(fieldsOf, type);

export interface Cards {
  read: { field: CardField; value: string; doubtful: boolean }[];
  /** Uploaded sides without a result. */
  unread: Side[];
}

/** Returns the ID number with one digit misread. */
const misread = (idNo: string): string =>
  `${idNo.slice(0, 15)}${(Number(idNo[15]) + 5) % 10}${idNo.slice(16)}`;

/** Returns what was read off the uploaded sides; undefined where cards are not read. */
export function cardsOf(world: World, product: ProductCode): Cards | undefined {
  const { cardReading } = world.opening;
  const application = applicationFor(world, product);
  const needed = offerRow(world, product).materials.some(({ type }) => isCard(type));
  if (cardReading === undefined || application === undefined || !needed) return undefined;
  const types = ownFiles(application).map(({ materialType }) => materialType);
  const uploaded = sides.filter((side) => types.includes(side));
  if (cardReading === 'failed') return { read: [], unread: uploaded };
  const { legalIdNo, legalIdFrom, legalIdTo } = knownCompany(world);
  const isDoubtful = (field: CardField) => cardReading === 'doubt' && field === 'legalIdNo';
  const values: Readonly<Record<CardField, string>> = {
    legalName: licenceOf(world).legalName,
    legalIdNo: cardReading === 'doubt' ? misread(legalIdNo) : legalIdNo,
    legalIdFrom,
    legalIdTo: legalIdTo ?? '',
  };
  const read = uploaded
    .flatMap((side) => fieldsOf[side])
    .map((field) => ({ field, value: values[field], doubtful: isDoubtful(field) }))
    .filter(({ value }) => value !== '');
  return { read, unread: [] };
}
