import type { FieldValues } from 'react-hook-form';
import { RegionField } from '#portal/domain/region/RegionField.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { DateField } from '#portal/ui/form/DateField.tsx';
import { IdField } from '#portal/ui/form/IdField.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import type { FieldProps, TextName } from '#portal/ui/form/useField.ts';
import { useWay } from '../useWay.ts';
import { companyCopy } from './copy.ts';

/** The control of each field. */
const controls = {
  companyName: 'text',
  creditCode: 'id',
  registeredCapital: 'amount',
  foundedOn: 'past day',
  termTo: 'end',
  regionCode: 'region',
  address: 'text',
  officeAddress: 'text',
  legalName: 'text',
  legalPhone: 'phone',
  legalIdNo: 'id',
  legalIdFrom: 'past day',
  legalIdTo: 'end',
} as const;

type Name = keyof typeof controls;

const hints: Partial<Readonly<Record<Name, string>>> = companyCopy.hints;

/** A field of the company or its legal person, in the step and where an audit asks for it again. */
export function CompanyField<Values extends FieldValues, Known extends TextName<Values> & Name, Sent>(
  props: Omit<FieldProps<Values, Known, Sent>, 'hint'>,
) {
  const { carried } = useWay();
  const today = useToday();
  const field = { ...props, hint: hints[props.name] };
  switch (controls[props.name]) {
    case 'text':
      return <TextField {...field} />;
    case 'id':
      return <IdField {...field} />;
    case 'amount':
      return <AmountField plain {...field} />;
    case 'past day':
      return <DateField {...field} max={today} />;
    case 'end':
      return <DateField {...field} min={today} />;
    case 'region':
      return <RegionField {...field} productCode={carried.productCode} />;
    case 'phone':
      return <PhoneField wide {...field} />;
  }
}
