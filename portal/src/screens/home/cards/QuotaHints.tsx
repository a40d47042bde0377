import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { endsWithDebt, freezeQuery } from '#portal/domain/quota/freeze.ts';
import { renewalQuery } from '#portal/domain/quota/queries.ts';
import { quotaFreeze, type QuotaFacts } from '#portal/domain/quota/quota.ts';
import { renewalOf } from '#portal/domain/quota/renewal.ts';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { useViewer } from '../useViewer.ts';

/** Reasons why the quota cannot be used, now or soon. 2 §2.4, §6 */
export function QuotaHints({ quota }: { readonly quota: QuotaFacts }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mb: 3 } }}>
      <FreezeHint quota={quota} />
      <RenewalHint />
    </Box>
  );
}

/** Says that the quota is frozen, by risk control or otherwise, and why. */
function FreezeHint({ quota }: { readonly quota: QuotaFacts }) {
  const { product } = useViewer();
  const freeze = quotaFreeze(quota);
  const frozen = freeze === 'frozen';
  // The cached response may describe an earlier freeze, not the present one by risk control.
  const known = useQuery({ ...freezeQuery(product.code), enabled: frozen }).data;
  const detail = frozen ? known : undefined;
  if (freeze === 'none') return null;
  return (
    <HintPanel tone="danger" icon="lock">
      <Box role="status">{freeze === 'risk' ? copy.quota.riskFrozen : copy.quota.frozen}</Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '0 8px',
          fontWeight: 400,
        }}
      >
        <Typography variant="caption" color="textSecondary">
          <Words>
            {detail !== undefined && endsWithDebt(detail) ? copy.quota.frozenOverdue : copy.quota.frozenOther}
          </Words>
        </Typography>
        <CardLink strong small to={paths.freezeTip()}>
          {copy.quota.frozenDetail}
        </CardLink>
      </Box>
    </HintPanel>
  );
}

/** Asks a parent to renew the quota, and a child account to remind its parent. 2 §6 */
function RenewalHint() {
  const { product, isParent } = useViewer();
  const renewal = renewalOf(useQuery(renewalQuery(product.code)).data);
  if (!renewal.pending) return null;
  if (!isParent) {
    return (
      <HintPanel tone="warning" icon="clock">
        {renewal.days === 0 ? copy.quota.remindParentExpired : copy.quota.remindParent}
      </HintPanel>
    );
  }
  return (
    <HintPanel
      tone="warning"
      icon="clock"
      action={
        <LinkButton
          variant="link"
          to={paths.standardOpenFlow({ step: 'step', productCode: product.code })}
          sx={{ fontWeight: 600 }}
        >
          {copy.quota.renew}
        </LinkButton>
      }
    >
      {renewText(renewal.days)}
    </HintPanel>
  );
}

/** 0 days: expired. Without a number the text says "soon". docs/decisions/0203 */
function renewText(days: number | undefined): string {
  if (days === undefined) return copy.quota.renewSoon;
  return days === 0 ? copy.quota.renewExpired : copy.quota.renewTip(days);
}
