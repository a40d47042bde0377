/** Markdown tables of the steps between states, below a header such as `| from | to |`. */

const TABLE = /(?:^[ \t]*\|.*\|[ \t]*(?:\n|$)){3,}/gm;
/** Headers of the column with the state before a step, and of the one with the state after it. */
const FROM =
  /^(from|before|old|current|(from|old|current|previous)[ _-]?(state|status)|从|原状态|当前状态|变更前)$/i;
const TO = /^(to|after|new|next|becomes|(to|new|next)[ _-]?(state|status)|到|新状态|目标状态|变更后)$/i;
/** One state or a list of them: `filed`, `filed or assessed`; not `assessed, nothing paid yet`. */
const STATES = /^[\p{L}\d_-]+(?:(?: ?[,/、] ?| or | and |或|和)[\p{L}\d_-]+)*$/u;

/**
 * Writes each table of steps as one sentence: `filed → rejected, filed → withdrawn`. A table with conditions beside its states is
 * left out: its rows name states that are not always allowed.
 */
export const withStepSentences = (text: string): string =>
  text.replaceAll(TABLE, (table) => {
    const [header = [], , ...rows] = table.trim().split('\n').map(cellsIn);
    if (!FROM.test(header[0] ?? '') || !TO.test(header[1] ?? '')) return table;
    const isPlain = rows.every((cells) => cells.length === 2 && cells.every((cell) => STATES.test(cell)));
    const steps = rows.map((cells) => cells.map(asAlternatives).join(' → '));
    return isPlain ? `${steps.join(', ')}\n` : '\n';
  });

/** `filed, assessed` becomes `filed or assessed`: a comma separates steps. */
const asAlternatives = (states: string): string => states.replaceAll(/ ?[,/、] ?| and |和/g, ' or ');

/** Returns the texts of a row without marks: `| *filed* | x |` gives `filed` and `x`. */
const cellsIn = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replaceAll(/[`*]/g, '').trim());
