import visuallyHidden from '@mui/utils/visuallyHidden';
import { words } from '../../copy/words.ts';
import { maskCreditLimit } from '../../format/mask.ts';

/** Replaces a hidden amount; screen readers announce that it is hidden instead of the stars. */
export const HiddenAmount = () => (
  <>
    <span aria-hidden>{maskCreditLimit()}</span>
    <span style={visuallyHidden}>{words.hidden}</span>
  </>
);
