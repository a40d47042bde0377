/** Options that start a session which answers one request as another session did. */
import type { Inputs } from '#generated/control/io.ts';
import { ScenarioConflict, type Composition } from '../../scenarios/compose.ts';
import { UnknownScenario, type Library } from '../../scenarios/library.ts';
import type { Operation } from '../../services/catalogue.ts';
import { secretNames } from '../../services/secretNames.ts';
import { upstreamFor, type Upstreams } from '../../services/upstream.ts';
import { matchesAddress, type Fault } from '../../sessions/fault.ts';
import { isoTime } from '../../sessions/isoTime.ts';
import type { RepeatableRequest } from '../../sessions/scene.ts';
import { withStandIns } from '../../sessions/standIn.ts';
import { startSession } from '../../sessions/start.ts';
import { GivenImpossible } from '../../world/baseline/impossible.ts';
import type { World } from '../../world/world.ts';
import { changesBetween } from '../jsonPatch.ts';
import { Refused } from '../refused.ts';

export type Start = Inputs['startSession'];

interface StartContext {
  readonly library: Library;
  /** Undefined for a file of the portal. */
  readonly operation: Operation | undefined;
  readonly path: string;
  readonly upstreams: Upstreams | undefined;
}

/** @throws Refused if the scenario is gone or does not allow the time */
export function startOf(repeatable: RepeatableRequest, known: StartContext): Start {
  const { scene, now } = repeatable;
  const { scenarios, seed, size, startedAt } = scene;
  const composition = composed(scenarios, known.library);
  const start = {
    scenarios: [...scenarios],
    seed,
    ...(size && { size }),
    ...(startedAt !== composition.clock.at && { clock: isoTime(startedAt) }),
    ...(now !== startedAt && { now: isoTime(now) }),
    // The clock of a test stands still.
    ...(composition.clock.running && { running: false }),
  };
  const begun = worldFrom(start, composition);
  const changes = changesBetween(begun, safeWorld(scene.world, begun, repeatable.hasStandIns));
  return {
    ...start,
    ...(changes.length > 0 && { changes }),
    ...faultsOf(repeatable, composition, known),
    ...upstreamsOf(repeatable, known),
    ...countsOf(repeatable, known.operation),
  };
}

function composed(names: readonly string[], library: Library): Composition {
  try {
    return library.compose(names.join(','));
  } catch (error) {
    if (error instanceof UnknownScenario || error instanceof ScenarioConflict)
      throw new Refused(400, `写不成测试：${error.message}`);
    throw error;
  }
}

/** Returns the world of a session with this start. */
function worldFrom({ seed, size, clock, now }: Start, composition: Composition): World {
  try {
    const begun = startSession('', composition, {
      ...(seed !== undefined && { seed }),
      ...(size && { size }),
      ...(clock !== undefined && { clock: Date.parse(clock) }),
      ...(now !== undefined && { now: Date.parse(now) }),
      running: false,
      machine: 0,
    });
    return begun.world;
  } catch (error) {
    if (error instanceof GivenImpossible) throw new Refused(400, `写不成测试：${error.message}`);
    throw error;
  }
}

/**
 * Returns the world to export. Secrets of the start world stay, since they are public. If a request has added one, or
 * the repeated request sends stand-ins, all secrets are replaced by their stand-ins.
 */
function safeWorld(world: World, begun: World, hasStandIns: boolean): unknown {
  const { value, secrets } = withStandIns<unknown>(world, secretNames);
  if (hasStandIns) return value;
  const known = new Set(withStandIns<unknown>(begun, secretNames).secrets);
  return secrets.every((secret) => known.has(secret)) ? world : value;
}

/** Returns the faults that match the address of the request; others have no effect on it. */
function faultsOf(
  { scene }: RepeatableRequest,
  composition: Composition,
  { operation, path }: StartContext,
): Pick<Start, 'faults'> {
  const address = operation?.address ?? `asset:${path.split('?', 1)[0]}`;
  const matching = scene.faults.filter((fault) => matchesAddress(fault, address));
  if (matching.length === 0) return composition.faults.length === 0 ? {} : { faults: [] };
  return { faults: matching.map((fault, index) => declared(fault, `f${index + 1}`)) };
}

/** Returns a fault as a tester would write it: without zero counters and without the id that it would get anyway. */
function declared({ used, seen, id, ...fault }: Fault, automaticId: string) {
  return {
    ...(id !== automaticId && { id }),
    ...fault,
    ...(seen !== undefined && seen > 0 && { seen }),
    ...(used > 0 && { used }),
  };
}

function upstreamsOf(
  { scene }: RepeatableRequest,
  { operation, upstreams }: StartContext,
): Pick<Start, 'upstreams'> {
  if (!operation) return {};
  const backend = upstreamFor(operation, upstreams, scene.upstreams);
  if (!backend) return {};
  const { url, ca, insecure } = backend;
  const isAddress = ca === undefined && insecure !== true;
  const settings = { url, ...(ca !== undefined && { ca }), ...(insecure && { insecure }) };
  return { upstreams: { [operation.address]: isAddress ? url : settings } };
}

/** Returns the nonce of the request if it was known before, and the counters of the replay before the request. */
function countsOf(
  { scene, sent }: RepeatableRequest,
  operation: Operation | undefined,
): Pick<Start, 'nonces' | 'replayed'> {
  const nonce = operation?.signed === true ? sent.headers['x-nonce'] : undefined;
  const isKnown = nonce !== undefined && scene.nonces?.some((one) => one.nonce === nonce) === true;
  const { replay = [] } = scene;
  return {
    ...(isKnown && { nonces: [nonce] }),
    ...(replay.some(({ used }) => used > 0) && { replayed: replay.map(({ used }) => used) }),
  };
}
