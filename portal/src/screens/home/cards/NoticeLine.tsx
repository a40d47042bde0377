import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';
import { NOTICE_INTERVAL } from '../rules/notices.ts';
import { useNotices } from '../useNotices.ts';
import { useTurns } from '../useTurns.ts';

const NoticeDrawer = lazy(() =>
  import('../dialogs/NoticeDrawer.tsx').then((module) => ({ default: module.NoticeDrawer })),
);

/** Line of notices above the cards: the next one every six seconds; a drawer lists all. 2 §2.4, docs/decisions/0211 */
export function NoticeLine() {
  const notices = useNotices();
  const [open, setOpen] = useState(false);
  const count = notices.length;
  const { index, toNext, hold } = useTurns(count, NOTICE_INTERVAL);

  const shown = notices[index];
  if (shown === undefined) return null;
  return (
    <Box
      role="region"
      aria-label={copy.notice.label}
      {...hold}
      sx={{
        display: 'flex',
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: { xs: 2, sm: 3 },
        minHeight: 40,
        py: { xs: 2, sm: 0 },
        pl: { xs: 3, sm: 4 },
        pr: 2,
        mb: { xs: 3, sm: 4 },
        bgcolor: 'background.paper',
        border: (theme) => `1px solid ${theme.palette.hairline}`,
        borderRadius: 2,
      }}
    >
      <Icon name="speaker" size={18} sx={{ color: 'warning.main', mt: { xs: '2px', sm: 0 } }} />
      <ButtonBase
        aria-haspopup="dialog"
        title={copy.notice.open}
        data-clstag={shown.clstag}
        onClick={() => setOpen(true)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 24,
          justifyContent: 'flex-start',
          textAlign: 'left',
          font: 'inherit',
        }}
      >
        <Typography
          component="span"
          className="prose"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { xs: 'normal', sm: 'nowrap' } }}
        >
          <Words>{shown.text}</Words>
        </Typography>
      </ButtonBase>
      {count > 1 ? (
        <>
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ lineHeight: '22px' }}
          >{`${String(index + 1)}/${String(count)}`}</Typography>
          <IconButton label={copy.notice.next} icon="chevronDown" iconSize={14} size={24} onClick={toNext} />
        </>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <NoticeDrawer notices={notices} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
