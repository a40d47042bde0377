import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LockedTabs } from './LockedTabs.tsx';

/** A filter as tabs: one for each value and one for all. */
export interface TabsOfState<State extends string> {
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: State; readonly label: string }[];
  /** `''` for all. */
  readonly value: State | '';
  readonly onChange: (value: State | '') => void;
}

interface StateTabsProps<State extends string> extends TabsOfState<State> {
  readonly id: string;
  readonly children: ReactNode;
}

/** Value of the tab for all: it is part of an element's id, so it cannot be empty. */
const ALL = 'all';

/** Tabs that filter a list by state, with the list as their panel. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { id, label, all, options, value, onChange, children } = props;
  const shown = value === '' ? ALL : value;
  return (
    <>
      <LockedTabs<State | typeof ALL>
        id={id}
        label={label}
        tabs={[{ value: ALL, label: all }, ...options]}
        value={shown}
        onChange={(next) => onChange(next === ALL ? '' : (next as State))}
      />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} sx={{ pt: 4 }}>
        {children}
      </Box>
    </>
  );
}
