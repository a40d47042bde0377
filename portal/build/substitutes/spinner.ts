import { createElement } from 'react';

interface SpinnerProps {
  readonly 'aria-labelledby': string;
}

/** In place of MUI's CircularProgress in a button at work: a ring in the text's colour (app/theme/globals.ts). */
const Spinner = (props: SpinnerProps) =>
  createElement('span', {
    role: 'progressbar',
    className: 'spinner',
    'aria-labelledby': props['aria-labelledby'],
  });
export default Spinner;
