import { formatAmount } from '#portal/format/money.ts';
import type { Requested } from '../opening.ts';
import type { AddInfoValues } from './form.ts';

const empty: AddInfoValues = {
  registeredCapital: '',
  termTo: '',
  regionCode: '',
  address: '',
  officeAddress: '',
  legalIdFrom: '',
  legalIdTo: '',
  legalPhone: '',
};

/** Initial values of the form: the current ones. */
export function valuesOf({ current: { registeredCapital, ...texts } }: Requested): AddInfoValues {
  return {
    ...empty,
    ...texts,
    ...(registeredCapital !== undefined && { registeredCapital: formatAmount(registeredCapital) }),
  };
}
