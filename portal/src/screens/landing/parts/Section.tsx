import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contentWidth } from '#portal/ui/page/contentWidth.ts';
import { copy } from '../copy.ts';
import type { SectionId } from '../rules/sectionTabs.ts';

interface SectionProps {
  readonly id: SectionId;
  /** Every second section has the page's grey background. */
  readonly grey?: boolean;
  readonly children: ReactNode;
}

/** A section of the landing: its title with a hairline behind it, and its content. docs/design/look.md rule 13 */
export function Section({ id, grey = false, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ py: { xs: 10, sm: 16 }, bgcolor: grey ? 'page' : 'background.paper' }}
    >
      <Box sx={contentWidth}>
        <Typography variant="sectionTitle" component="h2" id={headingId} sx={titleStyle}>
          {copy.tabs[id]}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

const titleStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  mb: { xs: 5, sm: 8 },
  '&::after': { content: '""', flex: 1, height: '1px', bgcolor: 'tile' },
} as const;
