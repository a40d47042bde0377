import Box from '@mui/material/Box';
import { Icon } from '#portal/icons/Icon.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';

interface NoteProps {
  readonly tone: 'info' | 'warning';
  readonly text: string;
}

/** A note or warning with an icon and a word, so that it does not depend on colour. docs/design/look.md */
export const Note = ({ tone, text }: NoteProps) => (
  <Box role="note" sx={[noteStyle, { bgcolor: `tints.${tone}` }]}>
    <Box component="strong" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: `textOn.${tone}` }}>
      <Icon name={tone === 'warning' ? 'warning' : 'info'} />
      {copy[tone]}
    </Box>
    <span>
      <Words>{text}</Words>
    </span>
  </Box>
);

const noteStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  p: '8px 12px',
  lineHeight: '24px',
  borderRadius: ({ radii }: { radii: { control: number } }) => `${String(radii.control)}px`,
  '& strong': { height: 24, fontWeight: 600, whiteSpace: 'nowrap' },
  '@media print': { breakInside: 'avoid', border: '1px solid', borderColor: 'tile' },
};
