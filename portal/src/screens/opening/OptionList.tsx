import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Words } from '../../ui/text/Words.tsx';

interface OptionListProps {
  readonly title?: string;
  readonly list: readonly string[];
}

/** Numbered list of what the user can do, the most helpful first. */
export const OptionList = ({ title, list }: OptionListProps) => (
  <>
    {title === undefined ? null : (
      <Typography component="h2" variant="strong" sx={{ mt: 5, mb: 2 }}>
        {title}
      </Typography>
    )}
    <Box
      component="ol"
      sx={{ display: 'grid', gap: 2, color: 'text.secondary', '& > li': { listStyle: 'decimal', ml: 5 } }}
    >
      {list.map((way) => (
        <li key={way}>
          <Words>{way}</Words>
        </li>
      ))}
    </Box>
  </>
);
