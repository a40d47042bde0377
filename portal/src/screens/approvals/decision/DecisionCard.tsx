import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { formatAmount } from '#portal/format/money.ts';
import { paths } from '#portal/paths.ts';
import { useSession } from '#portal/session/useSession.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { approvalStatus } from '../statusKinds.ts';
import { approvalFacts } from './approvalFacts.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { madeLink } from './madeLink.ts';
import { OpinionField } from './OpinionField.tsx';
import { useDecision } from './useDecision.ts';
import { useOpinion } from './useOpinion.ts';

const { detail: words, fields } = copy;

/** The amount, and the viewer's actions. */
export function DecisionCard({ approval }: { readonly approval: ApprovalDetail }) {
  const { kind, amount, threshold, decidable, mine, status } = approval;
  const waits = status === 'WAITING';
  return (
    <CardFrame title={waits ? words.decision : words.result} hero>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <DetailRows rows={approvalFacts(approval)} />
        <div>
          <Typography variant="caption" component="p" color="textSecondary">
            {words.total[kind]}
          </Typography>
          <MoneyText value={amount} size="heroAmount" />
          <Typography variant="caption" component="p" color="textSecondary">
            {words.threshold(formatAmount(threshold))}
          </Typography>
        </div>
        {decidable ? <Decide approval={approval} /> : null}
        {waits && mine ? <Withdraw approval={approval} /> : null}
        {waits ? null : <Ended approval={approval} />}
      </Box>
    </CardFrame>
  );
}

function Decide({ approval }: { readonly approval: ApprovalDetail }) {
  const decision = useDecision(approval);
  const { busy, approve, refuse } = decision;
  const [proving, setProving] = useState(false);
  const { proof } = approval;
  const { form, reason, refuseWith } = useOpinion(approval);
  return (
    <>
      <Form
        form={form}
        onSubmit={() => (proof === undefined ? approve(reason()) : setProving(true))}
        sx={{ display: 'grid', gap: 3 }}
      >
        <OpinionField form={form} />
        <Button type="submit" size="large" disabled={busy || approval.problem !== undefined}>
          {words.approve[approval.kind]}
        </Button>
        <Button variant="outlined" size="large" disabled={busy} onClick={() => void refuseWith(refuse)}>
          {words.refuse}
        </Button>
        <Note>{proof === undefined ? words.expires : words.proofAndExpires}</Note>
      </Form>
      {proving ? (
        <ApproveDialog
          approval={approval}
          decision={decision}
          reason={reason}
          onClose={() => setProving(false)}
        />
      ) : null}
    </>
  );
}

function Withdraw({ approval }: { readonly approval: ApprovalDetail }) {
  const { busy, withdraw } = useDecision(approval);
  return (
    <>
      <Note>{words.mine}</Note>
      <Button variant="outlined" size="large" disabled={busy} onClick={() => void withdraw()}>
        {words.withdraw}
      </Button>
      <Note>{words.expires}</Note>
    </>
  );
}

/** The result, and a link to the repayment or transfer that the approval made. */
function Ended({ approval }: { readonly approval: ApprovalDetail }) {
  const { status, decider, decisionReason, endedAt } = approval;
  const made = madeLink(approval, useSession());
  return (
    <>
      <DetailRows
        rows={[
          [fields.status, <StatusValueTag key="status" kind={approvalStatus} value={status} />],
          ...(decider === undefined ? [] : ([[fields.decider, decider.nickname]] as const)),
          ...(decisionReason === undefined ? [] : ([[fields.decisionReason, decisionReason]] as const)),
          ...(endedAt === undefined ? [] : ([[fields.endedAt, endedAt]] as const)),
        ]}
      />
      {made === undefined ? null : (
        <LinkButton to={made.to} variant="tonal">
          {made.text}
        </LinkButton>
      )}
      <LinkButton to={paths.approvals()} variant="outlined">
        {words.back}
      </LinkButton>
    </>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" component="p" color="textSecondary">
    {children}
  </Typography>
);
