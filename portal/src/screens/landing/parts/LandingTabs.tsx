import Box from '@mui/material/Box';
import { contentWidth } from '#portal/ui/page/contentWidth.ts';
import { copy } from '../copy.ts';
import { useSectionTabs } from '../hooks/useSectionTabs.ts';
import { sectionIds } from '../rules/sectionTabs.ts';

/** Links to the sections of the page. The links stay below the header while the page scrolls. spec 2 §2.2 */
export function LandingTabs() {
  const { active, jump } = useSectionTabs();
  return (
    <Box
      component="nav"
      aria-label={copy.tabsLabel}
      sx={(theme) => ({
        position: 'sticky',
        top: theme.sizes.header,
        zIndex: 20,
        bgcolor: 'background.paper',
        borderBottom: `1px solid ${theme.palette.hairline}`,
      })}
    >
      <Box
        component="ul"
        sx={[
          contentWidth,
          {
            display: 'flex',
            // All five are visible on a phone of 375 px.
            gap: { xs: 3, sm: 12 },
            justifyContent: { xs: 'space-between', sm: 'flex-start' },
            height: { xs: 48, sm: 56 },
            overflowX: 'auto',
            scrollbarWidth: 'none',
          },
        ]}
      >
        {sectionIds.map((id) => (
          <Box component="li" key={id} sx={{ display: 'flex' }}>
            <Box
              component="a"
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                jump(id);
              }}
              sx={tabStyle}
            >
              {copy.tabs[id]}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const tabStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  fontSize: { xs: 14, sm: 16 },
  lineHeight: '24px',
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: 'hover', fontWeight: 600 },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 3,
    bgcolor: 'primary.main',
  },
} as const;
