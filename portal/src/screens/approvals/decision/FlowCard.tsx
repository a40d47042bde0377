import { ApprovalStatus } from '#generated/shared/enums/ApprovalStatus.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EventTimeline } from '#portal/ui/timeline/EventTimeline.tsx';
import { copy } from '../copy.ts';

const { steps } = copy.detail;

/** What happened to the request, and what is still to come. */
export function FlowCard({ approval }: { readonly approval: ApprovalDetail }) {
  const { status, kind, asker, askedAt, endedAt, expiresAt, decider } = approval;
  const asked = { at: askedAt, text: steps.asked(asker.nickname) };
  // Whoever ended it: taken back it was the asker.
  const by = decider?.nickname ?? asker.nickname;
  return (
    <CardFrame title={copy.detail.flow}>
      {status === ApprovalStatus.Waiting || endedAt === undefined ? (
        <EventTimeline events={[asked]} current={steps.waiting(expiresAt)} ahead={[steps.done[kind]]} />
      ) : (
        <EventTimeline events={[{ at: endedAt, text: steps[status](by) }, asked]} />
      )}
    </CardFrame>
  );
}
