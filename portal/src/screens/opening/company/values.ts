import type { DefaultValues } from 'react-hook-form';
import { formatAmount } from '#portal/format/money.ts';
import type { Application } from '../opening.ts';
import type { CompanyValues } from './form.ts';

type Company = NonNullable<Application['company']>;
type Licence = NonNullable<Application['recognised']>;

const empty = {
  companyName: '',
  creditCode: '',
  registeredCapital: '',
  foundedOn: '',
  termTo: '',
  regionCode: '',
  address: '',
  officeAddress: '',
  legalName: '',
  legalIdNo: '',
  legalIdFrom: '',
  legalIdTo: '',
  legalPhone: '',
};

/** The saved values as the form has them. */
export function valuesOf(company: Company | undefined): DefaultValues<CompanyValues> {
  if (company === undefined) return empty;
  const { regionName: _, registeredCapital, ...rest } = company;
  return { ...empty, ...rest, registeredCapital: formatAmount(registeredCapital) };
}

/** The fields that the licence fills in. */
export type LicenceField = Exclude<keyof Licence, 'regionName'>;

/** The values that were recognised on the licence, as the form has them. */
export function readOff(licence: Licence): Partial<Record<LicenceField, string>> {
  const { regionName: _, registeredCapital, ...rest } = licence;
  return {
    ...rest,
    ...(registeredCapital === undefined ? {} : { registeredCapital: formatAmount(registeredCapital) }),
  };
}
