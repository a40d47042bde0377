/**
 * Backends that were written without a look at the checks: eight right ones in the styles of today's frameworks, and four with
 * 25 faults each. `npm run proof -- check:outside` says what the checker makes of them.
 */
import { join } from 'node:path';
import type { Running } from '../checkedBackends/http.ts';
import type { Checked } from '../checkedBackends/index.ts';
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

const described = (name: string, contract: string, start: (fault?: string) => Promise<Running>) => {
  const folder = join(import.meta.dirname, name);
  return { name, folder, contract: join(folder, contract), start };
};

/** @param values of the header that authenticates: parent, child, other; the parent's where one is missing */
const by =
  (header: string, ...[parent, child = parent, other = parent]: [string, string?, string?]) =>
  () =>
    Promise.resolve({ parent: { [header]: parent }, child: { [header]: child }, other: { [header]: other } });

const right = (
  name: string,
  contract: string,
  start: () => Promise<Running>,
  accounts: Checked['accounts'],
): Checked => ({ ...described(name, contract, start), faults: [], calls: [], accounts });

async function guest(origin: string, email: string, password: string): Promise<Headers> {
  const { headers } = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

export const frameworks: readonly Checked[] = [
  right(
    'fastapi',
    'openapi.yaml',
    startFastapi,
    by('authorization', 'Bearer staff-token-4f1a', 'Bearer reader-token-9c2e'),
  ),
  right('spring', 'openapi.yaml', startSpring, by('authorization', 'Basic ZGVwb3Q6czNjcmV0')),
  right(
    'nest',
    'openapi.yaml',
    startNest,
    by('authorization', 'Bearer jwt.pat.1', undefined, 'Bearer jwt.sam.1'),
  ),
  right(
    'laravel',
    'openapi.yaml',
    startLaravel,
    by('authorization', 'Bearer 1|teacherTokenAbc', 'Bearer 2|studentTokenXyz'),
  ),
  right('rails', 'openapi.yaml', startRails, by('x-api-key', 'fleet-key-77')),
  right('gin', 'swagger.yaml', startGin, by('authorization', 'Bearer wh-3311')),
  right('gozero', 'ticket.json', startGozero, by('authorization', 'jwt-zhang', undefined, 'jwt-li')),
  right('aspnet', 'swagger.json', startAspnet, by('authorization', 'Bearer eyJ.admin', 'Bearer eyJ.reader')),
];

export const faulty: readonly Checked[] = [
  {
    ...described('charging', 'openapi.yaml', startCharging),
    faults: chargingFaults,
    calls: chargingCalls,
    accounts: by('authorization', 'Bearer drv-mia-0193', undefined, 'Bearer drv-tom-5521'),
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
    accounts: by('x-goog-api-key', 'lab-w-93a1', 'lab-r-07be'),
  },
  {
    ...described('rental', 'openapi.yaml', startRental),
    faults: rentalFaults,
    calls: rentalCalls,
    accounts: by(
      'authorization',
      'Token 9944b09199c62bcf9418',
      'Token 5d1c7f6e02ab4be09e31',
      'Token c0ffee77aa12e4d9b83d',
    ),
  },
];
