import type { IconName } from '../../icons/Icon.tsx';
import type { TagTone } from '../../ui/text/StatusTag.tsx';
import { isOfflineOverflow, transferOut, type AccountFacts } from './accountRules.ts';
import { fundsCopy } from './copy.ts';

interface StateTag {
  readonly tone: TagTone;
  readonly icon: IconName;
  readonly label: string;
}

const { states } = fundsCopy.account;

/** The state beside an account's name. 2 §2.4 */
export function stateOf(account: AccountFacts): StateTag {
  if (isOfflineOverflow(account)) return { tone: 'warning', icon: 'phone', label: states.offline };
  if (transferOut(account) === 'pending') return { tone: 'info', icon: 'clock', label: states.pending };
  return { tone: 'success', icon: 'check', label: states.normal };
}
