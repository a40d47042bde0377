import { ContractStatus } from '#generated/shared/enums/ContractStatus.ts';
import { keywords, oneOf } from '../../ui/filters/fields.ts';
import { copy } from './copy.ts';

export type ContractTab = 'waiting' | 'signed' | 'ended';

interface Listed {
  readonly status: ContractStatus;
  readonly contractName: string;
  readonly contractNo?: string | undefined;
}

/** Total: a new status does not compile without its tab. */
export const tabOf: Readonly<Record<ContractStatus, ContractTab>> = {
  [ContractStatus.WaitingSign]: 'waiting',
  [ContractStatus.Effective]: 'signed',
  [ContractStatus.Expired]: 'ended',
  [ContractStatus.Terminated]: 'ended',
};

const all: readonly ContractTab[] = ['waiting', 'signed', 'ended'];

/** Tab and search in the URL. Unsigned ones are shown first. */
export const contractFields = { tab: oneOf(all, 'waiting'), q: keywords() };

/** The contracts of a tab whose name or number contains the search text. */
export const listed = <Contract extends Listed>(
  contracts: readonly Contract[],
  tab: ContractTab,
  search: string,
): readonly Contract[] => {
  // Case-insensitive; any of several numbers matches.
  const wanted = search.toLowerCase().split(',');
  return contracts.filter(
    ({ status, contractName, contractNo = '' }) =>
      tabOf[status] === tab &&
      wanted.some((part) => `${contractName} ${contractNo}`.toLowerCase().includes(part)),
  );
};

/** Each tab with its count, independent of the search. */
export const tabsOf = (contracts: readonly Listed[] | undefined) =>
  all.map((value) => ({
    value,
    label: copy.tabs[value],
    count: contracts === undefined ? ('pending' as const) : listed(contracts, value, '').length,
  }));
