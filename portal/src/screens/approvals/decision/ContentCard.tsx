import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AccountType } from '#generated/shared/enums/AccountType.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { Icon } from '#portal/icons/Icon.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { approvalStatus } from '../statusKinds.ts';
import { BillsTable } from './BillsTable.tsx';

const { detail: words } = copy;

/** The request: applicant, time, reason, and bills to repay. */
export function ContentCard({ approval }: { readonly approval: ApprovalDetail }) {
  const { asker, askedAt, approvalNo, reason, repay, status } = approval;
  return (
    <CardFrame title={words.content} actions={<StatusValueTag kind={approvalStatus} value={status} />}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Box sx={avatarStyle}>
            <Icon name="user" size={20} />
          </Box>
          <Box sx={{ flex: 1, minWidth: 180 }}>
            <Typography component="span" variant="strong" sx={{ mr: 2 }}>
              {asker.nickname}
            </Typography>
            <StatusTag tone="plain">
              {asker.acctType === AccountType.Parent ? words.parent : words.child}
            </StatusTag>
            <Typography variant="caption" component="p" color="textSecondary">
              {words.asked(asker.jdpin, askedAt)}
            </Typography>
          </Box>
          <Box sx={{ textAlign: { sm: 'right' } }}>
            <Typography variant="caption" component="p" color="textSecondary">
              {copy.fields.approvalNo}
            </Typography>
            <CopyableText value={approvalNo} label={copy.fields.approvalNo} />
          </Box>
        </Box>
        {reason === undefined ? null : (
          <div className="prose">
            <HintPanel tone="flat" icon="chat">
              {words.reason(reason)}
            </HintPanel>
          </div>
        )}
        {repay !== undefined && repay.bills.length > 0 ? <BillsTable bills={repay.bills} /> : null}
      </Box>
    </CardFrame>
  );
}

const avatarStyle = {
  display: 'grid',
  placeContent: 'center',
  width: 40,
  height: 40,
  borderRadius: '6px',
  bgcolor: 'fill',
  color: 'text.secondary',
} as const;
