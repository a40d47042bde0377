import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dayOf } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { Icon } from '../../icons/Icon.tsx';
import { paths } from '../../paths.ts';
import { useTabFlag } from '../../storage/useKept.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';
import type { Activity } from './queries.ts';

/** An activity with gift, days and rules. The tab keeps whether its rules are open and whether the user likes it. 1 §9, docs/decisions/0228 */
export function ActivityTile({ activity }: { readonly activity: Activity }) {
  const { activityNo, activityName = activityNo, effectiveStartDate, effectiveEndDate } = activity;
  const [liked, like] = useTabFlag(`${activityNo}-THUMB`);
  const [open, toggle] = useTabFlag(`${activityNo}-ACTIVE`);
  const rulesId = useId();
  return (
    <Box
      component="li"
      sx={(theme) => ({
        p: 4,
        border: `1px solid ${open ? theme.palette.primary.main : theme.palette.tile}`,
        borderRadius: 2,
      })}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeContent: 'center',
            width: 40,
            height: 40,
            borderRadius: 1,
            bgcolor: 'tint',
            color: 'hover',
            flex: 'none',
          }}
        >
          <Icon name="gift" size={20} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="strong" component="h2">
            {activityName}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {giftOf(activity)}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            <Words>{copy.activity.period(dayOf(effectiveStartDate), dayOf(effectiveEndDate))}</Words>
          </Typography>
        </Box>
      </Box>
      <Typography
        id={rulesId}
        hidden={!open}
        component="p"
        sx={{ mt: 3, p: 3, bgcolor: 'fill', borderRadius: 1, wordBreak: 'normal' }}
      >
        {copy.activity.rules(activity.desc ?? giftOf(activity))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 3 }}>
        <Button
          variant="link"
          aria-expanded={open}
          aria-controls={rulesId}
          aria-label={copy.activity.openOf(activityName)}
          onClick={toggle}
        >
          {copy.activity.open}
        </Button>
        <Button
          variant="link"
          aria-pressed={liked}
          aria-label={copy.activity.likeOf(activityName)}
          onClick={like}
          sx={liked ? undefined : { color: 'text.secondary' }}
        >
          {liked ? copy.activity.liked : copy.activity.like}
        </Button>
        <LinkButton
          variant="tonal"
          to={paths.myCoupons({ tab: 'waiting' })}
          name={copy.activity.drawOf(activityName)}
          sx={{ ml: 'auto' }}
        >
          {copy.activity.draw}
        </LinkButton>
      </Box>
    </Box>
  );
}

function giftOf({ couponAmount, stock }: Activity): string {
  const gift =
    couponAmount === undefined
      ? copy.activity.discount
      : copy.activity.amount(formatMoney(couponAmount, { cents: false }));
  return stock === undefined ? gift : copy.activity.gift(gift, stock);
}
