/** Changes the agent of the factoring business: an application with a review (1 §2 modifyAgentInfo). */
import { CompanyChangeStatus, SmsType } from '#generated/shared/enums.ts';
import { isSmsProof } from '../company/sms.ts';
import { isIdCard } from '../opening/identifiers.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import type { Agent, AgentChange } from './schema.ts';

const hour = 3_600_000;

/** Returns changes in review: at most one, by an invariant of the world. */
export const agentChangesUnderReview = ({ agentChanges }: World): readonly AgentChange[] =>
  agentChanges.filter(({ status }) => status === CompanyChangeStatus.Reviewing);

export type AgentRefusal = 'under-review' | 'unchanged' | 'id-invalid' | 'not-proved';

interface AgentWish {
  /** The agent after the change. */
  readonly wish: Agent;
  /** Proof of a phone that is not on record yet. */
  readonly smsToken?: string | undefined;
}

const isSame = (a: Agent, b: Agent): boolean =>
  a.name === b.name && a.idNo === b.idNo && a.phone === b.phone && a.email === b.email;

export function submitAgentChange(
  world: World,
  { wish, smsToken = '' }: AgentWish,
  now: Instant,
): { world: World; change: AgentChange } | { refuse: AgentRefusal } {
  const { agent, agentChanges } = world;
  if (agentChangesUnderReview(world).length > 0) return { refuse: 'under-review' };
  if (isSame(wish, agent)) return { refuse: 'unchanged' };
  if (!isIdCard(wish.idNo)) return { refuse: 'id-invalid' };
  const proof = { type: SmsType.Agent, phone: wish.phone, token: smsToken };
  if (wish.phone !== agent.phone && !isSmsProof(world, proof, now)) return { refuse: 'not-proved' };
  const change: AgentChange = {
    changeNo: numberOf('JB', now, agentChanges.length + 1),
    status: CompanyChangeStatus.Reviewing,
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + terms.companyChangeHours * hour),
    before: agent,
    after: wish,
  };
  return { change, world: { ...world, agentChanges: [...agentChanges, change] } };
}

/** Ends the review: the new agent replaces the old one, or nothing changes. */
export function finishAgentChange(world: World, change: AgentChange): World {
  const passed = world.outcomes.agentChange === 'success';
  const ended: AgentChange = {
    ...change,
    status: passed ? CompanyChangeStatus.Passed : CompanyChangeStatus.Refused,
    ...(!passed && { reason: '姓名与身份证号不一致，请核对后重新提交' }),
  };
  return {
    ...world,
    agentChanges: world.agentChanges.map((entry) => (entry.changeNo === change.changeNo ? ended : entry)),
    ...(passed && { agent: change.after }),
  };
}
