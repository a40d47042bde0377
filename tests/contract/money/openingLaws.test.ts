/** Tests invariants of opening over HTTP: they hold after every response, in any order of requests. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { provider, type Provider } from '../tools/provider.ts';
import { randomOf } from '../tools/randomOf.ts';
import { authenticate, company, persons } from './openingFlow.ts';

const product = { productCode: '12003' };
const business = { purchaseKinds: ['OFFICE'], monthlyVolume: 'UP_TO_500K', payHabit: 'PREPAID' };
type Call = (session: Provider, version: number, random: () => number) => Promise<unknown>;

const sendAs =
  (operation: string, input: (version: number, random: () => number) => object = () => ({})): Call =>
  (session, version, random) =>
    session.call('provisional', operation, { ...product, ...input(version, random) });

/** Returns a call that authenticates with a random outcome and then continues, if the authentication could begin. */
const authenticated =
  (
    auth: 'LEGAL_FACE' | 'SIGN_FACE',
    then: (session: Provider, authFlowNo: string) => Promise<unknown>,
  ): Call =>
  async (session, _version, random) => {
    const begun = await session.call('provisional', 'beginOpeningAuth', {
      ...product,
      auth,
      returnUrl: '/front/',
    });
    if (!begun.outcome.ok) return;
    await then(session, await authenticate(session, auth, random() < 0.8 ? '8' : '9'));
  };

const sign = async (session: Provider, authFlowNo: string) => {
  const { contracts } = await provisional.queryOpeningContracts({}, session);
  const templates = contracts.map(({ templateNo, templateVersion }) => ({ templateNo, templateVersion }));
  await session.call('provisional', 'signOpeningContracts', { ...product, contracts: templates, authFlowNo });
};

/** Requests that are possible at any time, with the current version or an older one. */
const calls: readonly Call[] = [
  sendAs('beginOpening'),
  sendAs('saveOpeningCompany', (version) => ({ ...company, version })),
  sendAs('saveOpeningCompany', (version) => ({ ...company, legalName: '沈志强', version })),
  sendAs('saveOpeningContacts', (version) => ({ contacts: persons, version })),
  sendAs('saveOpeningBusiness', (version) => ({ ...business, version })),
  sendAs('saveOpeningMaterials', (version) => ({ version })),
  sendAs('saveOpeningDraft', (version) => ({ version, step: 'BUSINESS', content: '{}' })),
  sendAs('submitOpening', (_version, random) => ({
    idempotencyKey: `0123456789abcdef${Math.floor(random() * 3)}`,
  })),
  sendAs('submitOpening', (version) => ({ idempotencyKey: `fedcba9876543210${version}` })),
  authenticated('LEGAL_FACE', (session, authFlowNo) =>
    session.call('provisional', 'confirmOpeningAuth', { ...product, authFlowNo }),
  ),
  authenticated('SIGN_FACE', sign),
  (session) => sign(session, 'RZ202611120001'),
  (session) => setClock({ advance: 'P1D' }, session),
];

interface ShownWorld {
  opening: {
    applications: {
      product: string;
      status: string;
      version: number;
      verified?: object;
      signed: { templateNo: string }[];
      spentFlows: string[];
      audit?: { submittedAt: string };
    }[];
  };
  openings: { product: string }[];
}

/** Checks each invariant on a world. @param before the world before the last response */
function expectInvariants({ opening: { applications }, openings }: ShownWorld, before: ShownWorld): void {
  const live = applications.filter(({ status }) => status !== 'PASSED' && status !== 'REFUSED');
  expect(live.length, 'one application per company and product').toBeLessThanOrEqual(1);
  for (const [index, { signed, spentFlows, status, verified, audit, version }] of applications.entries()) {
    const earlier = before.opening.applications[index];
    if (signed.length > 0) expect(verified, 'no signature before verification').toBeDefined();
    expect(new Set(signed.map(({ templateNo }) => templateNo)).size, 'no contract signed twice').toBe(
      signed.length,
    );
    expect(new Set(spentFlows).size, 'a face check signs once').toBe(spentFlows.length);
    expect(audit === undefined, 'an audit only after submission').toBe(status === 'FILLING');
    if (audit) expect(signed, 'submitted only when signed').not.toEqual([]);
    if (earlier?.audit) expect(audit?.submittedAt, 'submitted once').toBe(earlier.audit.submittedAt);
    if (earlier) expect(version, 'versions only grow').toBeGreaterThanOrEqual(earlier.version);
  }
  const passed = applications.filter(({ status }) => status === 'PASSED').map((entry) => entry.product);
  expect(
    openings.map((entry) => entry.product),
    'passed is open, and nothing else is',
  ).toEqual(passed);
}

const worldOf = async (session: Provider): Promise<ShownWorld> =>
  (await session.fetch('/_sim/api/world')).json();

test.each([
  ['opening-company', 11],
  ['opening-business', 12],
  ['opening-materials', 15],
  ['opening-signed', 13],
  ['opening-will-refuse', 14],
])(
  'keeps the invariants of opening over sixty random actions from %s',
  { tags: ['open-laws'] },
  async (scenario, seed) => {
    const random = randomOf(seed);
    const session = await provider(scenario);
    let before = await worldOf(session);
    const statuses = new Set<string>();
    for (let count = 0; count < 60; count += 1) {
      const last = before.opening.applications.at(-1)?.version ?? 1;
      const version = random() < 0.8 ? last : Math.max(1, last - 1);
      await calls[Math.floor(random() * calls.length)]!(session, version, random);
      const after = await worldOf(session);
      expectInvariants(after, before);
      for (const { status } of after.opening.applications) statuses.add(status);
      before = after;
    }
    // The random walk made progress.
    expect(before.opening.applications[0]!.version).toBeGreaterThan(2);
    if (scenario === 'opening-signed') expect(statuses).toContain('PASSED');
  },
);

test('signs nothing for a company that is not the verified one', { tags: ['open-laws'] }, async () => {
  const session = await provider('opening-materials');
  const { application } = await provisional.queryOpening({}, session);
  const version = application!.version;
  await provisional.saveOpeningCompany({ version, ...company, legalName: '沈志强' }, session);
  const face = { ...product, auth: 'SIGN_FACE', returnUrl: '/front/' };
  const begun = await session.call('provisional', 'beginOpeningAuth', face);
  expect(begun.outcome.code).toBe('P120011');
  const contracts = [{ templateNo: 'QYJC-FW-003', templateVersion: 'V3.2' }];
  const signed = await session.call('provisional', 'signOpeningContracts', { ...product, contracts });
  expect(signed.outcome.code).toBe('P120011');
});
