import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { shell } from './copy.ts';
import { panelLink } from './headerStyles.ts';
import { otherProducts } from './otherProducts.ts';

interface OtherProductsProps {
  readonly columns: number;
}

/** The six groups of 1 §2. */
export function OtherProducts({ columns }: OtherProductsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${String(columns)}, minmax(96px, 1fr))`,
        gap: '16px 24px',
      }}
    >
      {otherProducts.map(({ title, links }) => (
        <section key={title}>
          <Typography component="h2" variant="strong" sx={{ whiteSpace: 'nowrap' }}>
            {title}
          </Typography>
          {links.length === 0 ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ py: 1 }}>
              {shell.noProducts}
            </Typography>
          ) : (
            <ul>
              {links.map(({ code, name, to }) => (
                <li key={code}>
                  <Box component={Link} to={to} sx={panelLink}>
                    {name}
                  </Box>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Box>
  );
}
