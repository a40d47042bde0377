import type { Control } from 'react-hook-form';
import type { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { CompanyField } from '../company/CompanyField.tsx';
import { addInfoCopy } from './copy.ts';
import type { AddInfoSent, AddInfoValues } from './form.ts';

interface AskedFieldProps {
  readonly control: Control<AddInfoValues, unknown, AddInfoSent>;
  readonly name: OpeningField;
}

/** One piece of information that is to be corrected, in the control that it was filled in by. */
export const AskedField = ({ control, name }: AskedFieldProps) => (
  <CompanyField control={control} name={name} label={addInfoCopy.labels[name]} />
);
