import Button from '@mui/material/Button';
import { print as copy } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';

/** The browser's print dialog, which also saves as PDF. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      data-print="hide"
      startIcon={<Icon name="printer" size={16} />}
      onClick={() => globalThis.print()}
    >
      {copy.button}
    </Button>
  );
}
