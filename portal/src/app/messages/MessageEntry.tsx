import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../icons/Icon.tsx';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { appearances } from './appearances.ts';
import { copy } from './copy.ts';
import { linkOf } from './linkOf.ts';
import type { Message } from './queries.ts';
import { useRead } from './useRead.ts';

interface MessageEntryProps {
  readonly message: Message;
  /** Called when the link was followed. */
  readonly onLeave: () => void;
}

/** One message: event, time, link; unread ones have a dot and a bold title. */
export function MessageEntry({ message, onLeave }: MessageEntryProps) {
  const product = useProduct();
  const today = useToday();
  const mark = useRead(product.code);
  const { messageId, event, title, text, at, read } = message;
  const { icon, appearance } = appearances[event];
  const to = linkOf(message, product);
  const leave = () => {
    if (!read) void mark([messageId]);
    onLeave();
  };
  return (
    <Box component="li" sx={entryStyle} data-unread={!read}>
      <span className="dot" role={read ? undefined : 'img'} aria-label={read ? undefined : copy.unread} />
      <span className="icon" data-look={appearance}>
        <Icon name={icon} size={16} />
      </span>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography component="h4" variant={read ? 'body1' : 'strong'}>
            {title}
          </Typography>
          <Typography component="time" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
            {at.startsWith(today) ? at.slice(11, 16) : at.slice(5, 10)}
          </Typography>
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ wordBreak: 'normal' }}>
          <Words>{text}</Words>
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 1 }}>
          <PageLink className="link card-link small" to={to} onClick={leave}>
            {copy.links[event]}
          </PageLink>
          {read ? null : (
            <Button
              variant="link"
              size="small"
              aria-label={copy.readOf(title)}
              sx={{ color: 'text.secondary', ml: 'auto' }}
              onClick={() => void mark([messageId])}
            >
              {copy.read}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const entryStyle = ({ palette, radii }: Theme) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: 3,
  px: 5,
  py: 3,
  borderBottom: `1px solid ${palette.hairline}`,
  '&[data-unread=true] > .dot': {
    position: 'absolute',
    top: 24,
    left: 8,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '& > .dot': { position: 'absolute' },
  '& > .icon': {
    display: 'grid',
    placeContent: 'center',
    width: 32,
    height: 32,
    borderRadius: `${String(radii.control)}px`,
    bgcolor: 'fill',
    color: 'text.secondary',
  },
  ...Object.fromEntries(
    (['info', 'warning', 'success', 'error'] as const).map((look) => [
      `& > .icon[data-look=${look}]`,
      { bgcolor: `tints.${look}`, color: `textOn.${look}` },
    ]),
  ),
});
