/** Reads the command line of a proof. An unknown option or an empty choice ends it with an error: it must not succeed without work. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Prints the message and ends the process with exit code 2. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/**
 * Returns the given options. `--help` prints the usage; an unknown option is refused with it.
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

/**
 * Reads a whole number.
 * @param option name for the error message, such as `--runs`
 * @param least smallest accepted number
 */
export function countOf(option: string, given: string, least = 1): number {
  const count = Number(given);
  if (Number.isInteger(count) && count >= least) return count;
  return refuse(`${option} must be a whole number of at least ${least}, not "${given}"`);
}

/**
 * Returns the chosen items; refuses an empty choice.
 * @param option what chose them, for the error message, such as `--only x`
 */
export function chosen<Item>(items: readonly Item[], option: string): readonly Item[] {
  return items.length > 0 ? items : refuse(`${option} selects nothing: choose an existing item`);
}
