import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { removed as copy } from '#portal/copy/form.ts';

interface RemovedRowProps {
  /** Name of what was removed. */
  readonly name: string;
  readonly onUndo: () => void;
}

/** Takes the place of a removed row of a form, and brings it back. */
export const RemovedRow = ({ name, onUndo }: RemovedRowProps) => (
  <Box
    component="li"
    role="status"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2 }}
  >
    <Typography color="textSecondary">{copy.text(name)}</Typography>
    <Button variant="link" aria-label={copy.undoOf(name)} onClick={onUndo}>
      {copy.undo}
    </Button>
  </Box>
);
