import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { PrintHead } from './PrintHead.tsx';

/** What every page needs on paper, and nobody before it is printed: loaded after the page. */
export function OnPaper() {
  return (
    <>
      <GlobalStyles styles={paper} />
      <PrintHead />
    </>
  );
}

/**
 * On paper there is the page, not what stands around it: `data-print="hide"` is for the screen alone, `data-print="only"` for
 * paper alone. The sheet lies as the user chose in the print dialog, its margins have room for the page's number.
 */
const paper = ({ palette }: Theme): CSSObject => ({
  '@page': { margin: '12mm 12mm 16mm', '@bottom-center': { content: "counter(page) ' / ' counter(pages)" } },
  '@media print': {
    'nav, aside, button, [data-print=hide]': { display: 'none !important' },
    '[data-print=only]': { display: 'block' },
    // Exact: a solid tag is white on red, and unreadable without its ground.
    body: { backgroundColor: palette.background.paper, printColorAdjust: 'exact' },
    // A card with many rows may be longer than a page.
    'section:not(:has(tr:nth-of-type(8))), tr': { breakInside: 'avoid' },
    'h1, h2, h3, h4, thead': { breakAfter: 'avoid' },
  },
});
