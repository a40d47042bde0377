import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../../icons/Icon.tsx';
import { paths } from '../../../paths.ts';
import { CardFrame } from '../../../widgets/CardFrame.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';

const questions: readonly (readonly [string, string])[] = [
  [copy.faq.free, paths.helpFreeInterest()],
  [copy.faq.online, paths.helpPage('repay', 'online')],
  [copy.faq.quick, paths.helpPage('repay', 'quick')],
  [copy.faq.account, paths.helpPage('repay', 'yjj')],
  [copy.faq.claim, paths.helpPage('repay', 'yjj-claim')],
  [copy.faq.materials, paths.helpPage('increase', 'materials')],
];

/** Products without tasks have the way into the help centre here. 2 §2.4 */
export function FaqCard() {
  return (
    <CardFrame title={copy.faq.title} actions={<CardLink to={paths.help()}>{copy.faq.more}</CardLink>}>
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 8 }}>
        {questions.map(([question, to]) => (
          <Box component="li" key={question} sx={{ borderTop: (theme) => `1px solid ${theme.palette.hairline}` }}>
            <Link
              component={RouterLink}
              to={to}
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, color: 'ink' }}
            >
              {question}
              <Icon name="chevronRight" size={14} sx={{ color: 'text.secondary' }} />
            </Link>
          </Box>
        ))}
      </Box>
    </CardFrame>
  );
}
