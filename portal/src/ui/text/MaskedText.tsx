import Box from '@mui/material/Box';
import { useState } from 'react';
import { words } from '../../copy/words.ts';
import { groupInFours } from '../../format/card.ts';
import { mask, type MaskRule } from '../../format/mask.ts';
import { IconButton } from '../button/IconButton.tsx';
import { CopyButton } from './CopyButton.tsx';

interface MaskedTextProps {
  readonly value: string;
  readonly rule: MaskRule;
  /** Names the hidden value for the eye button: 手机号. */
  readonly label: string;
  /** True when the role may see the whole value. */
  readonly revealable?: boolean | undefined;
  /** Adds a copy button once the value is shown. */
  readonly copyable?: boolean | undefined;
}

/** Masked data with an eye button where the role allows it (docs/design/look.md "Habits"). */
export function MaskedText({ value, rule, label, revealable = false, copyable = false }: MaskedTextProps) {
  const [open, setOpen] = useState(false);
  const text = open ? value : mask(value, rule);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {rule === 'card' ? groupInFours(text) : text}
      {revealable ? (
        <IconButton
          label={`${open ? words.hide : words.show}${label}`}
          icon={open ? 'eyeOff' : 'eye'}
          size={24}
          aria-pressed={open}
          onClick={() => setOpen(!open)}
        />
      ) : null}
      {copyable && open ? <CopyButton value={value} label={label} /> : null}
    </Box>
  );
}
