/** Reads journeys from files: in our own format, or as Arazzo workflows. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { CannotRun } from '../../base/cannotRun.ts';
import { messageOf } from '../../base/messageOf.ts';
import { asRaw, isObject } from '../../base/object.ts';
import type { Payload } from '../../contract/types.ts';
import { loginOf } from '../../exchange/ask.ts';
import { isArazzo, journeysOfArazzo } from '../arazzo/readArazzo.ts';
import type { Journey, Step } from '../journey.ts';

/** Folder of the journeys that the checker contains. Those of a team have the same format. */
const folder = join(import.meta.dirname, 'data');

/**
 * Returns the bundled journeys and those of a team.
 *
 * @param own files or folders of check.yaml
 * @throws CannotRun if a file is no journey
 */
export const readJourneys = (own: readonly string[] = []): Journey[] => [
  ...(bundled ??= journeysIn(folder)),
  ...own.flatMap(journeysAt),
];

/** Bundled journeys do not change during a run. */
let bundled: readonly Journey[] | undefined;

/** Reads the journeys of a file or a folder. */
export function journeysAt(path: string): Journey[] {
  if (!existsSync(path)) throw new CannotRun(`there are no journeys in ${path}`);
  if (statSync(path).isDirectory()) return journeysIn(path);
  return journeysIn(dirname(path), basename(path));
}

const journeysIn = (place: string, only?: string): Journey[] =>
  readdirSync(place)
    .filter((file) => only === undefined || file === only)
    .filter((file) => /\.ya?ml$|arazzo\.json$/.test(file))
    .sort()
    .flatMap((file) => read(join(place, file)));

function read(file: string): Journey[] {
  const content = contentOf(file);
  if (isArazzo(content)) return journeysOfArazzo(content, file);
  const { steps, ...rest } = content;
  const isJourney =
    Array.isArray(steps) && steps.every((step) => isObject(step) && typeof step['call'] === 'string');
  if (!isJourney) throw new CannotRun(`${file} is no journey: it needs 'steps:', each with 'call:'`);
  const name = basename(file, '.yaml');
  const journey = {
    name,
    title: name,
    ...rest,
    ...(rest['login'] !== undefined && { login: loginOf(String(rest['login'])) }),
    steps: steps.map((step: Step) => ({
      ...step,
      with: step.with ?? {},
      ...(step.refused && { refused: [step.refused].flat().map(String) }),
    })),
  };
  return [journey];
}

function contentOf(file: string): Payload {
  try {
    const content: unknown = parse(readFileSync(file, 'utf8'));
    return asRaw(content);
  } catch (error) {
    throw new CannotRun(`cannot read the journey ${file}: ${messageOf(error).split('\n', 1)[0]}`);
  }
}
