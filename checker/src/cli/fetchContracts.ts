/** Fetches the contracts that flags or check.yaml name by URL. */
import { configurationAt } from '../core/config/configuration.ts';
import { isAddress } from '../core/contract/openapi/downloads.ts';
import { fetchContract } from '../core/reading/fetchContract.ts';
import type { Flags } from './args.ts';
import { connectionOf } from './connection.ts';

/**
 * Fetches the contracts if they are named by a URL. Flags and reports keep the URL.
 * @returns a function that deletes the fetched files
 * @throws CannotRun if the contract cannot be fetched. A missing referenced file is reported when the contract is read.
 */
export async function fetchContracts(flags: Flags): Promise<() => void> {
  const { contracts, config, simulator } = flags;
  const address = contracts ?? (simulator ? undefined : configurationAt(config)?.contracts);
  if (address === undefined || !isAddress(address)) return () => undefined;
  return fetchContract(address, connectionOf(flags));
}
