import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { renewalQuery, repayTipQuery } from '../../../domain/quota/queries.ts';
import { quotaFreeze, type QuotaFacts } from '../../../domain/quota/quota.ts';
import { renewalOf } from '../../../domain/quota/renewal.ts';
import { useViewer } from '../useViewer.ts';

/** Why the quota cannot be used, or soon no longer. 2 §2.4, §6 */
export function QuotaHints({ quota }: { readonly quota: QuotaFacts }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mb: 3 } }}>
      <FreezeHint quota={quota} />
      <RenewalHint />
    </Box>
  );
}

/** The risk variant when nothing but the risk freeze applies. */
function FreezeHint({ quota }: { readonly quota: QuotaFacts }) {
  const { product } = useViewer();
  const overdue = (useQuery(repayTipQuery(product.code)).data?.overDueRepayAmount ?? 0) > 0;
  const freeze = quotaFreeze(quota);
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
          {freeze === 'frozen' && overdue ? copy.quota.frozenOverdue : copy.quota.frozenOther}
        </Typography>
        <CardLink strong small to={paths.freezeTip()}>
          {copy.quota.frozenDetail}
        </CardLink>
      </Box>
    </HintPanel>
  );
}

/** Parents renew; children are asked to remind them. 2 §6 */
function RenewalHint() {
  const { product, isParent } = useViewer();
  const renewal = renewalOf(useQuery(renewalQuery(product.code)).data);
  if (!renewal.pending) return null;
  if (!isParent) {
    return (
      <HintPanel tone="warning" icon="clock">
        {copy.quota.remindParent}
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
      {renewal.days ? copy.quota.renewTip(renewal.days) : copy.quota.renewExpired}
    </HintPanel>
  );
}
