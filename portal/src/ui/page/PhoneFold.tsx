import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useNarrow } from '../hooks/useNarrow.ts';
import { foldStyle } from './foldStyle.ts';

interface PhoneFoldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Folded on phones, so that the rows of the page begin on the first screen; always open on wider windows. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  if (!useNarrow()) return children;
  return (
    <Box component="details" sx={foldStyle}>
      <summary style={summaryStyle}>
        {label}
        <Icon name="chevronDown" size={14} />
      </summary>
      {children}
    </Box>
  );
}

const summaryStyle = { minHeight: 32 } as const;
