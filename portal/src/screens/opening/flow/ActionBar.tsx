import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { words } from '#portal/copy/words.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { DangerIcon } from '#portal/ui/feedback/DangerIcon.tsx';
import { copy } from '../copy.ts';
import { DraftLine } from './DraftLine.tsx';
import type { WrongField } from './errorsIn.ts';
import type { Draft } from './useDraft.ts';

interface ActionBarProps {
  /** Fields with problems, in the order of the page. */
  readonly wrong?: readonly WrongField[];
  /** Focuses a field by its name. */
  readonly onFix?: (name: string) => void;
  readonly draft?: Draft | undefined;
  /** Text about an upload that must finish first. */
  readonly waiting?: string | undefined;
  readonly back: string;
  /** The button for the next step; absent if the page continues in another way. */
  readonly next?: ReactNode;
}

/** Bar below a step: number of problems with a link to the first, state of the draft, and buttons. docs/design/look.md rule 16 */
export function ActionBar({ wrong = [], onFix, draft, waiting, back, next }: ActionBarProps) {
  const [first] = wrong;
  return (
    <Box role="region" aria-label={copy.bar.label} sx={barStyle}>
      <Box sx={stateStyle}>
        {first === undefined ? null : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <DangerIcon size={16} />
            <b>{copy.bar.wrong(wrong.length)}</b>
            <Button variant="link" onClick={() => onFix?.(first.name)}>
              {first.label}
            </Button>
          </Box>
        )}
        {waiting === undefined ? null : (
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Icon name="clock" size={16} sx={{ color: 'info.main' }} />
            {waiting}
          </Box>
        )}
        {draft === undefined ? null : (
          <Box sx={{ display: { lg: 'none' } }}>
            <DraftLine draft={draft} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap-reverse', sm: 'nowrap' }, gap: 3 }}>
        <LinkButton variant="outlined" size="large" to={back}>
          {words.back}
        </LinkButton>
        {next}
      </Box>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: 3,
  p: 4,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: '8px',
  // A button with a long text has its own line on a phone.
  '& > :last-child > *': { flex: { xs: '1 0 auto', sm: 'none' } },
} as const;

/** Problems and draft state. On a phone the box disappears if it is empty. */
const stateStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexWrap: 'wrap',
  '&:empty': { display: { xs: 'none', sm: 'flex' } },
} as const;
