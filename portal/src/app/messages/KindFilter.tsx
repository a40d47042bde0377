import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { MessageKind } from '#generated/shared/enums/MessageKind.ts';
import { MessageKindLabel } from '#generated/shared/labels.ts';
import { copy } from './copy.ts';

interface KindFilterProps {
  readonly kinds: readonly MessageKind[];
  readonly kind: MessageKind | undefined;
  readonly onChoose: (kind: MessageKind | undefined) => void;
}

/** A filter by type of message, or all of them. */
export const KindFilter = ({ kinds, kind, onChoose }: KindFilterProps) => (
  <Box role="group" aria-label={copy.kinds.label} sx={chips}>
    <button type="button" aria-pressed={kind === undefined} onClick={() => onChoose(undefined)}>
      {copy.kinds.all}
    </button>
    {kinds.map((value) => (
      <button key={value} type="button" aria-pressed={kind === value} onClick={() => onChoose(value)}>
        {MessageKindLabel[value]}
      </button>
    ))}
  </Box>
);

const chips = ({ palette, radii }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: 3,
  '& button': {
    height: 24,
    px: 2,
    font: 'inherit',
    fontSize: 12,
    color: 'ink',
    cursor: 'pointer',
    bgcolor: 'background.paper',
    border: `1px solid ${palette.tile}`,
    borderRadius: `${String(radii.tag)}px`,
  },
  '& button[aria-pressed=true]': {
    fontWeight: 600,
    color: 'hover',
    bgcolor: 'tint',
    borderColor: palette.primary.main,
  },
});
