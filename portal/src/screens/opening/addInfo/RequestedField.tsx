import type { Control } from 'react-hook-form';
import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { RegionField } from '#portal/domain/region/RegionField.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { DateField } from '#portal/ui/form/DateField.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { companyCopy } from '../company/copy.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { addInfoCopy } from './copy.ts';
import type { AddInfoSent, AddInfoValues } from './form.ts';

interface RequestedFieldProps {
  readonly control: Control<AddInfoValues, unknown, AddInfoSent>;
  readonly name: OpeningField;
}

/** One requested field, in the control of its step. */
export function RequestedField({ control, name }: RequestedFieldProps) {
  const { linkParams } = useOpeningFlow();
  const today = useToday();
  const { hints } = companyCopy;
  const field = { control, label: addInfoCopy.labels[name] };
  switch (name) {
    case OpeningField.RegisteredCapital:
      return <AmountField plain {...field} name={name} />;
    case OpeningField.TermTo:
      return <DateField {...field} name={name} hint={hints.termTo} min={today} />;
    case OpeningField.RegionCode:
      return <RegionField {...field} name={name} productCode={linkParams.productCode} />;
    case OpeningField.Address:
      return <TextField {...field} name={name} />;
    case OpeningField.OfficeAddress:
      return <TextField {...field} name={name} hint={hints.officeAddress} />;
    case OpeningField.LegalIdFrom:
      return <DateField {...field} name={name} max={today} />;
    case OpeningField.LegalIdTo:
      return <DateField {...field} name={name} hint={hints.legalIdTo} min={today} />;
    case OpeningField.LegalPhone:
      return <PhoneField wide {...field} name={name} hint={hints.legalPhone} />;
  }
}
