/** The three backends with their contracts, faults and accounts. */
import { join } from 'node:path';
import type { RunningServer } from './http.ts';
import { faults as libraryFaults, startLibrary } from './library/server.ts';
import { calls as libraryCalls } from './library/walk.ts';
import { faults as petshopFaults, startPetshop } from './petshop/server.ts';
import { calls as petshopCalls } from './petshop/walk.ts';
import type { Call } from './walk.ts';
import { faults as walletFaults, startWallet } from './wallet/server.ts';
import { calls as walletCalls } from './wallet/walk.ts';

/** A backend on which the checker is tested. */
export interface CheckedBackend {
  readonly name: string;
  /** Folder of the contract and check.yaml. */
  readonly folder: string;
  readonly contract: string;
  readonly faults: readonly string[];
  /** Starts the backend. @param fault one of `faults`; a correct backend without */
  readonly start: (fault?: string) => Promise<RunningServer>;
  /** Requests of a client, for the tests of the proxy. */
  readonly calls: readonly Call[];
  /** Runs a special client instead of `calls`. @param origin of the proxy before the backend */
  readonly tour?: (origin: string) => Promise<unknown>;
  /** Returns the headers of the parent account, the child account and the account of another company. */
  readonly accounts: (
    origin: string,
  ) => Promise<Record<'parent' | 'child' | 'other', Record<string, string>>>;
}

/** Returns the files of a backend. @param contract name of its contract file */
const filesOf = (name: string, contract: string): Pick<CheckedBackend, 'name' | 'folder' | 'contract'> => {
  const folder = join(import.meta.dirname, name);
  return { name, folder, contract: join(folder, contract) };
};
/** Returns the accounts for a backend that identifies them by one header. */
const byHeader = (header: string, parent: string, child: string, other: string) => () =>
  Promise.resolve({ parent: { [header]: parent }, child: { [header]: child }, other: { [header]: other } });

/** Logs in. @returns the session cookie; an invalid one if the backend sets none */
async function visitOf(origin: string, card: string, pin: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ card, pin }),
  });
  return { cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? 'visit=0' };
}

/** Returns the fault of that name. */
const oneOf = <Name extends string>(names: readonly Name[], wanted: string | undefined): Name | undefined =>
  names.find((name) => name === wanted);

export const checkedBackends: readonly CheckedBackend[] = [
  {
    ...filesOf('petshop', 'openapi.yaml'),
    faults: petshopFaults,
    start: (fault) => startPetshop(oneOf(petshopFaults, fault)),
    calls: petshopCalls,
    accounts: byHeader(
      'authorization',
      'Bearer keeper-7f3a9c',
      'Bearer helper-2b8e1d',
      'Bearer rival-55c0aa',
    ),
  },
  {
    ...filesOf('wallet', 'openapi.json'),
    faults: walletFaults,
    start: (fault) => startWallet(oneOf(walletFaults, fault)),
    calls: walletCalls,
    accounts: byHeader('x-session', 'owner-91d2f4', 'clerk-0ac77e', 'other-6b13d8'),
  },
  {
    ...filesOf('library', 'openapi.yaml'),
    faults: libraryFaults,
    start: (fault) => startLibrary(oneOf(libraryFaults, fault)),
    calls: libraryCalls,
    accounts: async (origin) => ({
      parent: await visitOf(origin, 'L0001', 'sesame'),
      child: await visitOf(origin, 'L0002', 'kitten'),
      other: await visitOf(origin, 'L0003', 'walnut'),
    }),
  },
];
