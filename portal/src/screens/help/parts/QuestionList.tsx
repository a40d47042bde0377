import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Words } from '#portal/ui/text/Words.tsx';
import type { Question } from '../content/blocks.ts';
import { copy } from '../copy.ts';

/** Questions with their answers. None is folded, so that the browser's search finds them and they print. */
export const QuestionList = ({ questions }: { readonly questions: readonly Question[] }) => (
  <Box component="ul" sx={{ display: 'grid', gap: 4 }}>
    {questions.map(({ id, question, answer, more }) => (
      <Box component="li" key={id} sx={{ '@media print': { breakInside: 'avoid' } }}>
        <Typography component="h3" variant="strong" id={id} tabIndex={-1}>
          {question}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, lineHeight: '24px' }}>
          <Words>{answer}</Words>{' '}
          {more === undefined ? null : (
            <Link
              className="link"
              to={more}
              aria-label={copy.moreAbout(question)}
              data-print="hide"
              style={moreStyle}
            >
              {copy.more}
            </Link>
          )}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** Underlined: in running text colour alone would not show a link. */
const moreStyle = { whiteSpace: 'nowrap', textDecoration: 'underline' } as const;
