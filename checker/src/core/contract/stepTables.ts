/** Markdown tables of the steps between states, below a header such as `| from | to |`. */

const TABLE = /(?:^[ \t]*\|.*\|[ \t]*(?:\n|$)){3,}/gm;
/** Headers of the column with the state before a step, and of the one with the state after it. */
const FROM =
  /^((from|before|old|current|previous|source)([ _-]?(state|status))?|从|原状态|源状态|当前状态|变更前)$/i;
const TO = /^((to|after|new|next|becomes|target)([ _-]?(state|status))?|到|新状态|目标状态|变更后)$/i;
/** Separates the states of a cell: `filed, assessed`, `filed, assessed, or paid`, `filed或assessed`. */
const SEPARATOR = / ?[,/、] ?(?:(?:or|and) )?| (?:or|and) |[或和]/;
/** One state; not `nothing paid yet`. */
const STATE = /^[\p{L}\d_-]+$/u;

/**
 * Writes each table of steps as one sentence: `filed → rejected, filed → withdrawn`. A table with conditions beside its states is
 * left out: its rows name states that are not always allowed.
 */
export const withStepSentences = (text: string): string =>
  text.replaceAll(TABLE, (table) => {
    const [[from = '', to = ''] = [], , ...rows] = table.trim().split('\n').map(cellsIn);
    if (!FROM.test(from) || !TO.test(to)) return table;
    const steps = rows.map((cells) => cells.map((cell) => cell.split(SEPARATOR)));
    const isPlain = steps.every(
      (sides) => sides.length === 2 && sides.flat().every((each) => STATE.test(each)),
    );
    // A comma separates steps, so it cannot separate states.
    const sentence = steps.map((sides) => sides.map((states) => states.join(' or ')).join(' → ')).join(', ');
    return isPlain ? `${sentence}\n` : '\n';
  });

/** Returns the texts of a row without marks: `| *filed* | x |` gives `filed` and `x`. */
const cellsIn = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replaceAll(/[`*]/g, '').trim());
