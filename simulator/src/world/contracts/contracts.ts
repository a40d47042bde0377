/** Contracts: their status, the places that prompt for signing, and signing itself. */
import { create } from 'mutative';
import { ContractStatus } from '#generated/shared/enums.ts';
import { isPassed } from '../company/auth.ts';
import { momentOf, type Day, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { Contract, ContractPlace } from './schema.ts';

export function contractStatus({ signed, expiresOn, terminated }: Contract, today: Day): ContractStatus {
  if (signed === undefined) return ContractStatus.WaitingSign;
  if (terminated) return ContractStatus.Terminated;
  return expiresOn !== undefined && expiresOn < today ? ContractStatus.Expired : ContractStatus.Effective;
}

export const pendingContracts = (world: World): Contract[] =>
  world.contracts.filter((contract) => contract.signed === undefined);

/** Returns the places that prompt for signing; none once all contracts of the kind are signed. */
export const placesToSign = (world: World, kind?: Contract['kind']): ContractPlace[] =>
  pendingContracts(world).some((contract) => kind === undefined || contract.kind === kind)
    ? world.contractPlaces
    : [];

type Template = Pick<Contract, 'templateNo' | 'templateVersion'>;

const sameTemplate = (a: Template, b: Template): boolean =>
  a.templateNo === b.templateNo && a.templateVersion === b.templateVersion;

const sign = (world: World, chosen: (contract: Contract) => boolean, now: Instant): World =>
  create(world, (draft) => {
    const pending = draft.contracts.filter((contract) => contract.signed === undefined && chosen(contract));
    for (const contract of pending) {
      const contractNo = `HT${momentOf(now).slice(0, 10).replaceAll('-', '')}${contract.templateNo}`;
      contract.signed = { contractNo, at: momentOf(now) };
    }
  });

/** Signs one contract without a face check. */
export function signWithoutFace(
  world: World,
  template: Template,
  now: Instant,
): { world: World } | { refuse: 'not-pending' } {
  const contract = pendingContracts(world).find((entry) => !entry.needFace && sameTemplate(entry, template));
  return contract
    ? { world: sign(world, (entry) => !entry.needFace && sameTemplate(entry, template), now) }
    : { refuse: 'not-pending' };
}

/** Signs every contract that needs a face check after one has passed. */
export function signAfterFace(
  world: World,
  flowNo: string,
  now: Instant,
): { world: World } | { refuse: 'not-pending' | 'face-not-passed' } {
  const attempt = world.auth.attempts.find((entry) => entry.flowNo === flowNo);
  if (attempt === undefined || !isPassed(attempt.status)) return { refuse: 'face-not-passed' };
  if (!pendingContracts(world).some((contract) => contract.needFace)) return { refuse: 'not-pending' };
  return { world: sign(world, (contract) => contract.needFace, now) };
}
