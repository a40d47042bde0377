import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { SelectOption } from '../control/SelectBox.tsx';
import type { PeriodName } from './period.ts';

/** The filters of a bar by name, as texts: the form and the URL hold the same ones. */
export type FilterTexts = Record<string, string>;

/** The form side of a filter field. */
export interface FilterFieldOf<Name extends string = string> {
  readonly control: Control<FilterTexts, unknown, FilterTexts>;
  readonly name: Name;
}

interface Named<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

/** A control of a filter bar; each changes the filter of its name. */
export type FilterControl<Name extends string> =
  /** The last days, or a range of days. Only for a bar whose filters include the fields of `PERIOD`. */
  | ([PeriodName] extends [Name] ? { readonly kind: 'period'; readonly label: string } : never)
  | (Named<Name> & {
      readonly kind: 'select';
      /** Without "all": that is the first choice anyway. */
      readonly options: readonly SelectOption[];
    })
  /** `numbers`: one, a part of one, or several pasted together. */
  | (Named<Name> & { readonly kind: 'text' | 'numbers' | 'month' })
  | {
      readonly name: Name;
      readonly kind: 'custom';
      readonly render: (field: FilterFieldOf) => ReactNode;
    };

export const PERIOD: Readonly<Record<'quick' | 'from' | 'to', PeriodName>> = {
  quick: 'days',
  from: 'dateFrom',
  to: 'dateTo',
};

export const namesOf = (control: FilterControl<string>): readonly string[] =>
  control.kind === 'period' ? Object.values(PERIOD) : [control.name];

/** Counts the controls that narrow the list beyond its defaults. */
export const activeFilters = (
  controls: readonly FilterControl<string>[],
  { values, initial }: { readonly values: Readonly<FilterTexts>; readonly initial: Readonly<FilterTexts> },
): number =>
  controls.filter((control) =>
    namesOf(control).some((name) => (values[name] ?? '') !== (initial[name] ?? '')),
  ).length;
