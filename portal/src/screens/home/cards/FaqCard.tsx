import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '#portal/icons/Icon.tsx';
import { paths } from '#portal/paths.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';

const questions: readonly (readonly [entry: readonly [question: string, answer: string], to: string])[] = [
  [copy.faq.free, paths.helpFreeInterest()],
  [copy.faq.dates, paths.help()],
  [copy.faq.online, paths.helpRepayOnline()],
  [copy.faq.account, paths.helpRepayOverflow()],
  [copy.faq.claim, paths.helpOverflowClaim()],
  [copy.faq.materials, paths.helpIncreaseMaterials()],
];

/** Links to the help centre, for products without tasks. 2 §2.4 */
export function FaqCard() {
  return (
    <CardFrame
      title={copy.faq.title}
      actions={<CardLink to={paths.help()}>{copy.faq.more}</CardLink>}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gridAutoRows: '1fr',
          flex: 1,
          columnGap: 8,
        }}
      >
        {questions.map(([[question, answer], to]) => (
          <Box
            component="li"
            key={question}
            sx={{ borderTop: (theme) => `1px solid ${theme.palette.hairline}` }}
          >
            <PageLink className="link" to={to} style={entryStyle}>
              <Box sx={{ py: 2 }}>
                {question}
                <Typography variant="caption" component="p" color="textSecondary">
                  {answer}
                </Typography>
              </Box>
              <Icon name="chevronRight" size={14} sx={{ color: 'text.secondary' }} />
            </PageLink>
          </Box>
        ))}
      </Box>
    </CardFrame>
  );
}

/** Has the colour of text instead of links, because it reads as a question. */
const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  height: '100%',
  color: 'inherit',
} as const;
