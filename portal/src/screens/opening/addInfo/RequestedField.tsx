import type { Control } from 'react-hook-form';
import type { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { CompanyField } from '../company/CompanyField.tsx';
import { addInfoCopy } from './copy.ts';
import type { AddInfoSent, AddInfoValues } from './form.ts';

interface RequestedFieldProps {
  readonly control: Control<AddInfoValues, unknown, AddInfoSent>;
  readonly name: OpeningField;
}

/** One requested field, as its step shows it. */
export const RequestedField = ({ control, name }: RequestedFieldProps) => (
  <CompanyField control={control} name={name} label={addInfoCopy.labels[name]} />
);
