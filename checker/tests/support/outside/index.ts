/**
 * Backends whose authors did not know the checks: eight correct ones in the styles of frameworks, and four with 25 faults each.
 * `npm run proof -- check:outside` counts the faults that the checker finds.
 */
import { join } from 'node:path';
import type { RunningServer } from '../checkedBackends/http.ts';
import type { CheckedBackend } from '../checkedBackends/index.ts';
import { startAspnet } from './aspnet/server.ts';
import { campingFaults, startCamping } from './camping/server.ts';
import { campingCalls } from './camping/walk.ts';
import { chargingFaults, startCharging } from './charging/server.ts';
import { chargingCalls } from './charging/walk.ts';
import { startFastapi } from './fastapi/server.ts';
import { startGin } from './gin/server.ts';
import { startGozero } from './gozero/server.ts';
import { labFaults, startLab } from './lab/server.ts';
import { labCalls } from './lab/walk.ts';
import { startLaravel } from './laravel/server.ts';
import { startNest } from './nest/server.ts';
import { startRails } from './rails/server.ts';
import { rentalFaults, startRental } from './rental/server.ts';
import { rentalCalls } from './rental/walk.ts';
import { startSpring } from './spring/server.ts';

type Headers = Record<string, string>;

const described = (name: string, contract: string, start: (fault?: string) => Promise<RunningServer>) => {
  const folder = join(import.meta.dirname, name);
  return { name, folder, contract: join(folder, contract), start };
};

/** Returns the accounts for a backend that identifies them by one header. A missing value is that of the parent. */
const byHeader =
  (header: string, ...[parent, child = parent, other = parent]: [string, string?, string?]) =>
  () =>
    Promise.resolve({ parent: { [header]: parent }, child: { [header]: child }, other: { [header]: other } });

/** Returns a backend without faults. */
const correct = (
  name: string,
  contract: string,
  start: () => Promise<RunningServer>,
  accounts: CheckedBackend['accounts'],
): CheckedBackend => ({ ...described(name, contract, start), faults: [], calls: [], accounts });

/** Logs in. @returns the session cookie */
async function guest(origin: string, email: string, password: string): Promise<Headers> {
  const { headers } = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

export const frameworks: readonly CheckedBackend[] = [
  correct(
    'fastapi',
    'openapi.yaml',
    startFastapi,
    byHeader('authorization', 'Bearer staff-token-4f1a', 'Bearer reader-token-9c2e'),
  ),
  correct('spring', 'openapi.yaml', startSpring, byHeader('authorization', 'Basic ZGVwb3Q6czNjcmV0')),
  correct(
    'nest',
    'openapi.yaml',
    startNest,
    byHeader('authorization', 'Bearer jwt.pat.1', undefined, 'Bearer jwt.sam.1'),
  ),
  correct(
    'laravel',
    'openapi.yaml',
    startLaravel,
    byHeader('authorization', 'Bearer 1|teacherTokenAbc', 'Bearer 2|studentTokenXyz'),
  ),
  correct('rails', 'openapi.yaml', startRails, byHeader('x-api-key', 'fleet-key-77')),
  correct('gin', 'swagger.yaml', startGin, byHeader('authorization', 'Bearer wh-3311')),
  correct('gozero', 'ticket.json', startGozero, byHeader('authorization', 'jwt-zhang', undefined, 'jwt-li')),
  correct(
    'aspnet',
    'swagger.json',
    startAspnet,
    byHeader('authorization', 'Bearer eyJ.admin', 'Bearer eyJ.reader'),
  ),
];

/** Each is correct unless it is started with one of its faults. */
export const withFaults: readonly CheckedBackend[] = [
  {
    ...described('charging', 'openapi.yaml', startCharging),
    faults: chargingFaults,
    calls: chargingCalls,
    accounts: byHeader('authorization', 'Bearer drv-mia-0193', undefined, 'Bearer drv-tom-5521'),
  },
  {
    ...described('camping', 'openapi.yaml', startCamping),
    faults: campingFaults,
    calls: campingCalls,
    accounts: async (origin) => ({
      parent: await guest(origin, 'warden@camping.example', 'keys-of-9'),
      child: await guest(origin, 'kim@post.example', 'kim-tent-1'),
      other: await guest(origin, 'lee@post.example', 'lee-tent-2'),
    }),
  },
  {
    ...described('lab', 'openapi.yaml', startLab),
    faults: labFaults,
    calls: labCalls,
    accounts: byHeader('x-goog-api-key', 'lab-w-93a1', 'lab-r-07be'),
  },
  {
    ...described('rental', 'openapi.yaml', startRental),
    faults: rentalFaults,
    calls: rentalCalls,
    accounts: byHeader(
      'authorization',
      'Token 9944b09199c62bcf9418',
      'Token 5d1c7f6e02ab4be09e31',
      'Token c0ffee77aa12e4d9b83d',
    ),
  },
];
