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
  /** What is hidden, for the eye button's name: 手机号. */
  readonly label: string;
  /** Whether the role may see the whole value. */
  readonly revealable?: boolean | undefined;
  /** Can be copied once it is shown: nobody copies what he does not see. */
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
