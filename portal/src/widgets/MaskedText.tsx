import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { words } from '../copy/words.ts';
import { groupInFours } from '../format/card.ts';
import { mask, type MaskRule } from '../format/mask.ts';
import { Icon } from '../icons/Icon.tsx';

interface MaskedTextProps {
  readonly value: string;
  readonly rule: MaskRule;
  /** What is hidden, for the eye button's name: 手机号. */
  readonly label: string;
  /** Whether the role may see the whole value. */
  readonly revealable?: boolean | undefined;
}

/** Masked data with an eye button where the role allows it (look.md, Habits). */
export function MaskedText({ value, rule, label, revealable = false }: MaskedTextProps) {
  const [open, setOpen] = useState(false);
  const text = open ? value : mask(value, rule);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {rule === 'card' ? groupInFours(text) : text}
      {revealable ? (
        <IconButton
          aria-label={`${open ? words.hide : words.show}${label}`}
          aria-pressed={open}
          onClick={() => setOpen(!open)}
          sx={{ width: 24, height: 24 }}
        >
          <Icon name={open ? 'eyeOff' : 'eye'} size={16} />
        </IconButton>
      ) : null}
    </Box>
  );
}
