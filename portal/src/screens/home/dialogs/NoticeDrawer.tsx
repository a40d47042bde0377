import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { words } from '#portal/copy/words.ts';
import { DATE_TIME_FORMAT } from '#portal/format/date.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { SafeHtml } from '#portal/ui/text/SafeHtml.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import type { Notice } from '../useNotices.ts';

/** Width of the drawer in px. 1 §9 */
const WIDTH = 384;

interface NoticeDrawerProps {
  readonly notices: readonly Notice[];
  readonly onClose: () => void;
}

/** All notices, with their dates. */
export function NoticeDrawer({ notices, onClose }: NoticeDrawerProps) {
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'notice-drawer',
          sx: { width: WIDTH, maxWidth: '100%', px: 6, py: 5 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 3 }}>
        <Typography variant="cardTitle" component="h2" id="notice-drawer">
          {copy.notice.drawerTitle}
        </Typography>
        <IconButton label={words.close} icon="close" onClick={onClose} />
      </Box>
      {notices.length === 0 ? <EmptyLine text={copy.notice.drawerEmpty} /> : null}
      <Box component="ul">
        {notices.map((notice) => (
          <Box
            component="li"
            key={notice.id}
            data-clstag={notice.clstag}
            sx={{ py: 3, '& + &': { borderTop: (theme) => `1px solid ${theme.palette.hairline}` } }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
              <StatusTag tone={notice.textColor === 'warning' ? 'warning' : 'plain'}>
                {notice.tagText}
              </StatusTag>
              {notice.date ? (
                <Typography variant="caption" color="textSecondary">
                  <DateText value={notice.date} format={DATE_TIME_FORMAT} />
                </Typography>
              ) : null}
            </Box>
            <Box
              sx={({ palette }) => ({
                color: notice.textColor === 'warning' ? palette.textOn.warning : palette.text.primary,
              })}
            >
              <SafeHtml html={notice.text} />
            </Box>
            <NoticeAction notice={notice} />
          </Box>
        ))}
      </Box>
    </Drawer>
  );
}

function NoticeAction({ notice: { btnText, btnTo, btnHref } }: { readonly notice: Notice }) {
  if (btnText === undefined) return null;
  if (btnTo !== undefined) {
    return (
      <CardLink strong arrow to={btnTo}>
        {btnText}
      </CardLink>
    );
  }
  if (btnHref === undefined) return null;
  return (
    <a className="link" href={btnHref} target="_blank" rel="noopener">
      {btnText}
    </a>
  );
}
