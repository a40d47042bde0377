import type { CSSObject, Theme } from '@mui/material/styles';
import { sizes } from './tokens.ts';

const BELOW_HEADER = `${String(sizes.header + 12)}px !important`;

/** Short messages (ui/feedback/notify.ts) in our type, each kind in its tint, below the header. docs/design/look.md rule 1 */
export const notices = ({ palette, radii, typography }: Theme): CSSObject => {
  const kind = (name: 'info' | 'success' | 'warning' | 'error'): CSSObject => ({
    [`li[data-sonner-toast][data-styled=true][data-type=${name}]`]: {
      backgroundColor: palette.tints[name],
      borderColor: palette[name].main,
      color: palette.textOn[name],
    },
  });
  return {
    // The library sets them on the element.
    '[data-sonner-toaster]': { '--offset-top': BELOW_HEADER, '--mobile-offset-top': BELOW_HEADER },
    'li[data-sonner-toast][data-styled=true]': {
      ...typography.body1,
      padding: '12px 16px',
      borderRadius: radii.control,
    },
    'li[data-sonner-toast]:focus-visible': { outline: `2px solid ${palette.ink}`, outlineOffset: 2 },
    ...kind('info'),
    ...kind('success'),
    ...kind('warning'),
    ...kind('error'),
    'li[data-sonner-toast][data-styled=true] [data-title]': {
      lineHeight: 'inherit',
      fontWeight: 400,
      // Like `.prose` (app/theme/globals.ts): a notice may quote a buyer's text.
      wordBreak: 'normal',
    },
    'li[data-sonner-toast][data-styled=true] [data-description]': {
      ...typography.caption,
      color: palette.ink,
    },
    'li[data-sonner-toast][data-styled=true] [data-close-button]': {
      backgroundColor: palette.background.paper,
      borderColor: palette.tile,
      color: palette.ink,
    },
  };
};
