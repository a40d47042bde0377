import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ApprovalFigureLabel, ApprovalKindLabel } from '#generated/shared/labels.ts';
import { nameOf } from '#portal/domain/accounts/accountName.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { paths } from '#portal/paths.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy as approvalsCopy } from '../copy.ts';
import { approvalFacts, figureText } from '../decision/approvalFacts.ts';
import { copy } from './copy.ts';

const { detail: words } = approvalsCopy;

/** Amount, applicant, reason, and each figure before and after. docs/design/look.md rule 18 */
export function CardFacts({ approval }: { readonly approval: ApprovalDetail }) {
  const { kind, amount, asker, askedAt, expiresAt, reason, approvalNo, changes, problem } = approval;
  return (
    <CardFrame title={ApprovalKindLabel[kind]} actions={<Caption>{copy.until(expiresAt)}</Caption>} hero>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div>
          <Caption>{words.total[kind]}</Caption>
          <Box>
            <MoneyText value={amount} size="heroAmount" />
          </Box>
          <Caption>{copy.asked(nameOf(asker), askedAt)}</Caption>
        </div>
        <div className="prose">
          <HintPanel tone="flat" icon="chat">
            {reason === undefined ? copy.noReason : words.reason(reason)}
          </HintPanel>
        </div>
        <Box>
          <DetailRows rows={approvalFacts(approval)} />
          <PageLink className="link card-link small" to={paths.approvalDetail({ approvalNo })}>
            {copy.whole}
          </PageLink>
        </Box>
        {changes.length === 0 ? null : (
          <Box role="group" aria-label={copy.changes}>
            <Typography variant="strong" component="h3" sx={{ mb: 1 }}>
              {copy.changes}
            </Typography>
            <DetailRows
              rows={changes.map((change) => [ApprovalFigureLabel[change.figure], changed(change)])}
            />
          </Box>
        )}
        {problem === undefined ? null : (
          <HintPanel tone="danger" icon="octagon">
            {words.problem(problem)}
          </HintPanel>
        )}
      </Box>
    </CardFrame>
  );
}

function changed({ before, after, figure }: ApprovalDetail['changes'][number]) {
  if (before === after)
    return (
      <span key={figure}>
        {figureText(before)} <Caption>{copy.same}</Caption>
      </span>
    );
  return (
    <Box key={figure} component="span" sx={changeStyle}>
      <span>{figureText(before)}</span>
      <Icon name="arrowRight" size={14} label={copy.becomes} />
      <strong>{figureText(after)}</strong>
    </Box>
  );
}

const Caption = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="textSecondary">
    {children}
  </Typography>
);

const changeStyle = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 6px',
} as const;
