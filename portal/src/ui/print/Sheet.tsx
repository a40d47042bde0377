import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { print } from '../../copy/ui.ts';
import { ScrollBox } from '../table/ScrollBox.tsx';
import { tableHead } from '../table/tableHead.ts';
import { unbroken } from '../text/unbroken.tsx';
import { PaperSeal, type SealWords } from './PaperSeal.tsx';

type Labelled = readonly [label: string, value: string];

interface SheetProps {
  readonly title: string;
  /** Below the title, each with its label. */
  readonly number: Labelled;
  readonly issued: Labelled;
  readonly verifyCode?: string | undefined;
  /** Address where the code is checked. */
  readonly verifyAt?: string | undefined;
  readonly foot?: ReactNode;
  /** Beside the small print. */
  readonly seal?: SealWords | undefined;
  readonly children: ReactNode;
}

/** A printed page: centred title, identifying numbers, content, small print. */
export function Sheet({ title, number, issued, verifyCode, verifyAt, foot, seal, children }: SheetProps) {
  const head = [
    number,
    issued,
    ...(verifyCode === undefined ? [] : ([[print.verifyCode, verifyCode]] as const)),
    ...(verifyCode === undefined || verifyAt === undefined ? [] : ([[print.verifyAt, verifyAt]] as const)),
  ];
  return (
    <Box component="article" aria-label={title} sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Box component="header" sx={{ textAlign: 'center' }}>
        <Typography component="h3" variant="pageTitle">
          {title}
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, mt: 2, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 6 }}
        >
          {head.map(([label, value]) => (
            <Box key={label} sx={{ display: 'flex', gap: 2, fontSize: 12, lineHeight: '20px' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      </Box>
      {children}
      {foot === undefined && seal === undefined ? null : (
        <Box component="footer" sx={footStyle}>
          <Typography variant="caption" color="textSecondary">
            {foot}
          </Typography>
          {seal === undefined ? null : <PaperSeal {...seal} />}
        </Box>
      )}
    </Box>
  );
}

/** The seal stays with the small print on one sheet. */
const footStyle = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 4,
  breakInside: 'avoid',
} as const;

interface FactsProps {
  readonly rows: readonly (readonly [string, ReactNode])[];
  /** One more fact across the whole width: an amount in words. */
  readonly last?: readonly [string, ReactNode] | undefined;
  readonly label: string;
}

/** Labelled facts in a ruled frame, two in a line where there is room. */
export function Facts({ rows, last, label }: FactsProps) {
  return (
    <Box component="dl" aria-label={label} sx={factsStyle}>
      {rows.map(([name, value], index) => (
        <div key={name} style={index === rows.length - 1 && index % 2 === 0 ? wholeLine : undefined}>
          <dt>{name}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
      {last === undefined ? null : (
        <div style={wholeLine}>
          <dt>{last[0]}</dt>
          <dd>{last[1]}</dd>
        </div>
      )}
    </Box>
  );
}

/** Alone on its line, so that the frame has no gap. */
const wholeLine = { gridColumn: '1 / -1' };

const factsStyle = ({ palette }: Theme) => ({
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  border: `1px solid ${palette.tile}`,
  borderWidth: '1px 0 0 1px',
  '& > div': {
    display: 'flex',
    minWidth: 0,
    border: `1px solid ${palette.tile}`,
    borderWidth: '0 1px 1px 0',
  },
  // On a phone the label breaks, so that a number beside it does not.
  '& dt, & dd': { p: { xs: '6px 8px', sm: '6px 12px' } },
  '& dt': { width: { xs: 96, sm: 136 }, flex: 'none', bgcolor: 'fill', color: 'text.secondary' },
  '& dd': { flex: 1, minWidth: 0 },
});

interface SheetTableProps {
  readonly caption: string;
  /** Number of leading text columns; the rest are figures. */
  readonly texts: number;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A ruled table as on paper; on a narrow screen it scrolls inside its own box. */
export function SheetTable({ caption, texts, head, rows }: SheetTableProps) {
  const align = (index: number) => ({ textAlign: index < texts ? ('left' as const) : ('right' as const) });
  return (
    <ScrollBox label={caption}>
      <Box component="table" aria-label={caption} sx={tableStyle}>
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={title} scope="col" style={align(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={head[index] ?? index} style={align(index)}>
                  {unbroken(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  );
}

const tableStyle = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: '5px 8px', border: `1px solid ${theme.palette.tile}`, whiteSpace: 'nowrap' },
  // A statement has nine columns: its heads and names break, its figures do not.
  '& th, & td:first-of-type': { whiteSpace: 'normal', wordBreak: 'normal', minWidth: 60 },
  '& th': tableHead(theme),
  '& tr': { breakInside: 'avoid' },
});
