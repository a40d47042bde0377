import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Art } from '../art/Art.tsx';
import type { IntroCard } from '../content/content.ts';
import { surface } from './surface.ts';

/** Four benefits, as cells of one box. docs/design/look.md rule 13 */
export const IntroCards = ({ cards }: { readonly cards: readonly IntroCard[] }) => (
  <Box component="ul" sx={[surface, boxStyle]}>
    {cards.map((card) => (
      <Box component="li" key={card.title} sx={cellStyle}>
        <Art kind="intro" name={card.art} />
        <Box sx={{ mt: { xs: 0, sm: 5 }, minWidth: 0 }}>
          <Typography variant="cardTitle" component="h3">
            {card.title}
          </Typography>
          <Box component="p" sx={figureStyle}>
            {card.figure}
            <Box component="span" sx={{ fontSize: 16, ml: 1 }}>
              {card.unit}
            </Box>
          </Box>
          <Typography color="textSecondary" sx={{ mt: { xs: 1, sm: 2 } }}>
            {card.text}
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);

const boxStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  // Each cell draws a line at its left and top, so that there is one line between neighbours with any number of columns.
  overflow: 'hidden',
};

const cellStyle = {
  boxShadow: ({ palette }: { palette: { hairline: string } }) => `-1px -1px 0 0 ${palette.hairline}`,
  p: { xs: '20px 16px', sm: '32px 24px' },
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: 4,
};

const figureStyle = {
  fontSize: { xs: 28, sm: 36 },
  lineHeight: { xs: '36px', sm: '44px' },
  fontWeight: 600,
  color: 'hover',
  mt: { xs: 0, sm: 1 },
  whiteSpace: 'nowrap',
};
