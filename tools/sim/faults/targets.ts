/** Targets of faults: every operation, and a file of each type of the portal. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { codeOf } from '#simulator/server/steps/wrap.ts';
import { catalogue, type Operation } from '#simulator/services/catalogue.ts';
import type { Call } from '../http.ts';
import { overSocket, partsOf } from '../rawSocket.ts';
import { callOf } from '../session.ts';
import type { Target } from './kinds.ts';

export interface Breakable extends Target {
  /** `standard.queryCouponInfo` or `asset:/front/config.json` */
  readonly on: string;
  readonly callIn: (session: string) => Call;
}

const built = join(import.meta.dirname, '../../../portal/dist/assets');

export const operationTargets = (): readonly Breakable[] => catalogue.map(operationTarget);

function operationTarget(operation: Operation): Breakable {
  const codeIn = (body: string): string | undefined => {
    try {
      return codeOf(operation, JSON.parse(Buffer.from(body, 'latin1').toString()));
    } catch {
      return undefined;
    }
  };
  return {
    on: operation.address,
    callIn: (session) => callOf(operation, {}, { 'x-sim-session': session }),
    isWhole: (body) => codeIn(body) !== undefined,
    isPart: (body) => body.startsWith('{') && codeIn(body) === undefined,
  };
}

/** @param origin address of the simulator, which sends each file without a fault */
export async function fileTargets(origin: string): Promise<readonly Breakable[]> {
  const names = existsSync(built) ? readdirSync(built) : [];
  const oneEach = new Map(names.map((name) => [extname(name), `/front/assets/${name}`]));
  return Promise.all(['/front/config.json', ...oneEach.values()].map((path) => fileTarget(origin, path)));
}

async function fileTarget(origin: string, path: string): Promise<Breakable> {
  const asked = { method: 'GET', path, headers: { connection: 'close' } };
  const { body: whole } = partsOf((await overSocket(origin, asked, 10_000)).text);
  return {
    on: `asset:${path}`,
    callIn: (session) => ({ method: 'GET', path, headers: { 'x-sim-session': session } }),
    isWhole: (body) => body === whole,
    isPart: (body) => body !== '' && body.length < whole.length && whole.startsWith(body),
  };
}
