/** The contracts that flags and check.yaml name. */
import { configurationAt } from '../core/config/configuration.ts';
import { isAddress } from '../core/contract/openapi/downloads.ts';
import { fetchContract } from '../core/reading/fetchContract.ts';
import type { Flags } from './args.ts';
import { connectionOf } from './connection.ts';

/**
 * Lets a command read contracts that are named by an address. Flags and reports go on naming the address.
 * @returns what removes the fetched files
 * @throws CannotRun when the contract itself cannot be fetched; what it refers to is named as missing when it is read
 */
export async function fetchContracts(flags: Flags): Promise<() => void> {
  const { contracts, config } = flags;
  const address = contracts ?? configurationAt(config)?.contracts;
  if (address === undefined || !isAddress(address)) return () => undefined;
  return fetchContract(address, connectionOf(flags));
}
