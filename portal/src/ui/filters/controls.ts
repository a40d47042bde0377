import type { ReactNode } from 'react';

interface Named<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

/** What a filter bar is made of; each control changes the filter of its name. */
export type FilterControl<Name extends string> =
  | (Named<Name> & { readonly kind: 'days' })
  | (Named<Name> & {
      readonly kind: 'select';
      /** Without "all": that is the first choice anyway. */
      readonly options: readonly { readonly value: string; readonly label: string }[];
    })
  | (Named<Name> & { readonly kind: 'text' | 'month' })
  | {
      readonly name: Name;
      readonly kind: 'custom';
      /** A control with a label of its own, above it. */
      readonly render: (value: string, onChange: (value: string) => void) => ReactNode;
    };
