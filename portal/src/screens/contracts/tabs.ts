import { ContractStatus } from '#generated/shared/enums/ContractStatus.ts';
import { keywords, oneOf } from '../../ui/filters/fields.ts';
import { copy } from './copy.ts';

export type ContractTab = 'waiting' | 'signed' | 'ended';

interface ListedContract {
  readonly status: ContractStatus;
  readonly contractName: string;
  readonly contractNo?: string | undefined;
}

/** The tab that lists contracts of each status. */
export const tabOf: Readonly<Record<ContractStatus, ContractTab>> = {
  [ContractStatus.WaitingSign]: 'waiting',
  [ContractStatus.Effective]: 'signed',
  [ContractStatus.Expired]: 'ended',
  [ContractStatus.Terminated]: 'ended',
};

const contractTabs: readonly ContractTab[] = ['waiting', 'signed', 'ended'];

/** Tab and search text, which the URL stores. The first tab lists the unsigned contracts. */
export const contractFields = { tab: oneOf(contractTabs, 'waiting'), q: keywords() };

/** The contracts of a tab whose name or number contains the search text. */
export const contractsOf = <Contract extends ListedContract>(
  contracts: readonly Contract[],
  tab: ContractTab,
  search: string,
): readonly Contract[] => {
  // The search ignores case. With several parts separated by commas, one must match.
  const searchParts = search.toLowerCase().split(',');
  return contracts.filter(
    ({ status, contractName, contractNo = '' }) =>
      tabOf[status] === tab &&
      searchParts.some((part) => `${contractName} ${contractNo}`.toLowerCase().includes(part)),
  );
};

/** The tabs with the numbers of their contracts, whatever the search text is. */
export const tabsOf = (contracts: readonly ListedContract[] | undefined) =>
  contractTabs.map((value) => ({
    value,
    label: copy.tabs[value],
    count: contracts === undefined ? ('pending' as const) : contractsOf(contracts, value, '').length,
  }));
