/** Reads session parameters of a portal URL for the session manager. */
import { faultsIn } from '../../control/linkFaults.ts';
import type { LinkParameter } from '../../control/linkParameters.ts';
import { namesIn } from '../../scenarios/library.ts';
import type { StartOptions } from '../../sessions/startOptions.ts';
import { isLargeSize, isWorldSize, worldSizes, type WorldSize } from '../../world/baseline/drawn.ts';
import type { Instant } from '../../world/values/calendar.ts';

/** Name of the parameter for the size of a world. Without `world` it belongs to the page. */
export const SIZE = 'size';
const DEFAULT_SIZE = 'M';

/** Same limits as in the control API (SessionStart, ScenarioNames). */
const GREATEST_SEED = 4_294_967_295;
const MOST_SCENARIOS = 64;

/** An invalid session parameter. */
export class BadSwitch extends Error {
  override readonly name = 'BadSwitch';
}

/** @throws BadSwitch, Refused */
export function switchOptions(parameters: URLSearchParams): StartOptions {
  const parameter = (name: LinkParameter): string | null => parameters.get(name);
  const generated = generatedWorldIn(parameter('world'), parameters.get(SIZE));
  const seed = parameter('seed');
  if (generated && seed !== null) throw new BadSwitch('world 与 seed 不能同用：种子写在 world 里');
  if (seed !== null && !isSeed(seed))
    throw new BadSwitch(`seed 应为 0 至 ${GREATEST_SEED} 的整数，而不是 ${seed}`);
  const running = parameter('running');
  if (running !== null && running !== 'true' && running !== 'false')
    throw new BadSwitch(`running 应为 true 或 false，而不是 ${running}`);
  const clock = timeIn('clock', parameter('clock'));
  const now = timeIn('now', parameter('now'));
  const faults = parameter('faults');
  return {
    ...generated,
    ...(seed !== null && { seed: Number(seed) }),
    ...(clock !== undefined && { clock }),
    ...(now !== undefined && { now }),
    ...(running !== null && { running: running === 'true' }),
    ...(faults !== null && { faults: faultsIn(faults) }),
  };
}

/** Returns the comma-separated names of `scenario`, if there are any. @throws BadSwitch */
export function scenariosIn(parameters: URLSearchParams): string | null {
  const names = parameters.get('scenario');
  const { length } = namesIn(names ?? '');
  if (length > MOST_SCENARIOS)
    throw new BadSwitch(`scenario 至多为 ${MOST_SCENARIOS} 个场景，而不是 ${length} 个`);
  return names;
}

const isSeed = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= GREATEST_SEED;

/** Reads `world=seed:42&size=L` or `world=seed:42:L`. @param beside the value of `size` */
function generatedWorldIn(world: string | null, beside: string | null): StartOptions | undefined {
  if (world === null) return undefined;
  const [, seed, within] = /^seed:([^:]*)(?::(.*))?$/.exec(world) ?? [];
  if (seed === undefined || !isSeed(seed))
    throw new BadSwitch(`world 应为 seed: 加 0 至 ${GREATEST_SEED} 的整数，如 seed:42，而不是 ${world}`);
  const size = within ?? beside ?? DEFAULT_SIZE;
  if (!isWorldSize(size))
    throw new BadSwitch(`size 应为 ${Object.keys(worldSizes).join('、')} 之一，而不是 ${size}`);
  return { seed: Number(seed), size: allowedInLink(size) };
}

/** Returns the size if a link may request it. A larger world takes seconds: it needs the control API. @throws BadSwitch */
export function allowedInLink(size: WorldSize): WorldSize {
  if (isLargeSize(size))
    throw new BadSwitch(
      `链接的 size 至多为 L，而不是 ${size}：更大的世界请用控制接口 POST /_sim/api/session 建立`,
    );
  return size;
}

function timeIn(name: LinkParameter, text: string | null): Instant | undefined {
  if (text === null) return undefined;
  // A plus sign in a query means a space, and people do not encode the offset: `2026-11-12T10:00:00 08:00`.
  const at = instantFrom(text.replace(/ (?=\d{2}:\d{2}$)/, '+'));
  if (Number.isNaN(at)) throw new BadSwitch(`${name} 应为带时区的 ISO 8601 时刻，而不是 ${text}`);
  return at;
}

/** @returns NaN if the text is no time; a date alone means its start in Universal Time */
function instantFrom(text: string): Instant {
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text)?.[0];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // `Date.parse` reads 30 February as 2 March.
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day ?? '');
  return exists ? Date.parse(text) : Number.NaN;
}
