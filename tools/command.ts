/** The command line of a proof: what it does not know, and a choice of nothing, end it before it can succeed on nothing. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Ends the process with one sentence. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/**
 * The options that were given. `--help` says the usage; an option that there is not is refused with it.
 * @param usage `npm run proof -- check:noise [--seeds 20]`
 */
export function optionsOf<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowNegative: true }).values;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** How many of something are to be looked at: a whole number from `least`, with fewer of which there is nothing to say. */
export function countOf(option: string, given: string, least = 1): number {
  const count = Number(given);
  if (Number.isInteger(count) && count >= least) return count;
  return refuse(`${option} is a whole number from ${least}, not "${given}"`);
}

/** What an option has chosen, which must be something. */
export function chosen<Item>(items: readonly Item[], option: string): readonly Item[] {
  return items.length > 0 ? items : refuse(`${option} chooses nothing`);
}
