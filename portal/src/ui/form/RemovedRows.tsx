import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { removed as copy } from '#portal/copy/form.ts';

interface RemovedRowsProps<Item> {
  readonly removed: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onUndo: (item: Item) => void;
}

/** The removed rows of a form, oldest first. Each can be brought back. */
export const RemovedRows = <Item,>({ removed, nameOf, onUndo }: RemovedRowsProps<Item>) =>
  removed.length === 0 ? null : (
    <ul>
      {removed.map((item, place) => (
        <Box component="li" key={place} role="status" sx={rowStyle}>
          <Typography color="textSecondary">{copy.text(nameOf(item))}</Typography>
          <Button variant="link" aria-label={copy.undoOf(nameOf(item))} onClick={() => onUndo(item)}>
            {copy.undo}
          </Button>
        </Box>
      ))}
    </ul>
  );

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2 } as const;
