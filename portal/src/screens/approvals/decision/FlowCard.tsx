import { ApprovalStatus } from '#generated/shared/enums/ApprovalStatus.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EventTimeline } from '#portal/ui/timeline/EventTimeline.tsx';
import { copy } from '../copy.ts';

const { steps } = copy.detail;

/** Past and coming events of the request. */
export function FlowCard({ approval }: { readonly approval: ApprovalDetail }) {
  const { status, kind, asker, askedAt, endedAt, expiresAt, decider } = approval;
  const asked = { at: askedAt, text: steps.asked(asker.nickname) };
  // The person who ended it: after a withdrawal the applicant.
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
