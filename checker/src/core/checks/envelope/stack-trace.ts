import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

/** Internals of a server: traces of the JVM, JavaScript, Python and Go, names of Java exceptions, SQL and its errors. */
const TRACES = [
  // `at com.example.Search(Search.java:87)`, `\n    at handler (/srv/app.js:10:3)`
  /\bat [\w$.<>]+\([\w$]+\.(java|kt|scala):\d+\)/,
  /\n\s+at .+:\d+/,
  /Traceback \(most recent call last\)/,
  // `TypeError: x is undefined at handler`
  /\b[\w.]+(Exception|Error): .+\bat\b/s,
  /\b(java|javax|org\.springframework|com\.mysql)\.[\w.]+Exception/,
  /\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|\bUPDATE\b.+\bSET\b/i,
  /\bSQL\w*Exception\b/,
  /\bSQLSTATE\b|\bORA-\d{5}\b/,
  /goroutine \d+ \[/,
];

/** Returns the texts in a value, decoded: in JSON, a line feed is two characters. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export const stackTrace: Check = {
  id: 'stack-trace',
  title: 'the response shows no internals of the server',
  judge: ({ got, verdict, document }) => {
    if (verdict.success) return none;
    const whole = [got.text, ...textsIn(document), String(verdict.message)].join('\n');
    const found = TRACES.map((trace) => trace.exec(whole)?.[0]).find((text) => text !== undefined);
    return found === undefined ? none : one(`a stack trace: ${found.trim().slice(0, 80)}`);
  },
};
