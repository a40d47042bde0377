import type { FieldValues } from 'react-hook-form';
import { RegionField } from '#portal/domain/region/RegionField.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { DateField } from '#portal/ui/form/DateField.tsx';
import { IdField } from '#portal/ui/form/IdField.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import type { FieldProps, TextName } from '#portal/ui/form/useField.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { companyCopy } from './copy.ts';

/** Kind of control of each field. */
const controls = {
  companyName: 'text',
  creditCode: 'id',
  registeredCapital: 'amount',
  foundedOn: 'until today',
  termTo: 'from today',
  regionCode: 'region',
  address: 'text',
  officeAddress: 'text',
  legalName: 'text',
  legalPhone: 'phone',
  legalIdNo: 'id',
  legalIdFrom: 'until today',
  legalIdTo: 'from today',
} as const;

type Name = keyof typeof controls;

const hints: Partial<Readonly<Record<Name, string>>> = companyCopy.hints;

/** A field of the company or its legal person, for the step and for the requests of an audit. */
export function CompanyField<Values extends FieldValues, Known extends TextName<Values> & Name, Sent>(
  props: Omit<FieldProps<Values, Known, Sent>, 'hint'>,
) {
  const { linkParams } = useOpeningFlow();
  const today = useToday();
  const field = { ...props, hint: hints[props.name] };
  switch (controls[props.name]) {
    case 'text':
      return <TextField {...field} />;
    case 'id':
      return <IdField {...field} />;
    case 'amount':
      return <AmountField plain {...field} />;
    case 'until today':
      return <DateField {...field} max={today} />;
    case 'from today':
      return <DateField {...field} min={today} />;
    case 'region':
      return <RegionField {...field} productCode={linkParams.productCode} />;
    case 'phone':
      return <PhoneField wide {...field} />;
  }
}
