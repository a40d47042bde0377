import { ORDER } from '../changes/causes.ts';
import { address, affectedOf, count, titleOf, whyOf, type Result } from './result.ts';

/** Lists causes by verdict, worst first, then the left-out parts and the counts. */
export function terminal(result: Result): string {
  const sections = ORDER.flatMap((verdict) => {
    const causes = result.causes.filter((cause) => cause.verdict === verdict);
    if (causes.length === 0) return [];
    const lines = causes.map((cause) =>
      [
        `  ${titleOf(cause)} (${whyOf(cause)})`,
        `    ${affectedOf(cause)}`,
        `    ${address(result, cause)} id ${cause.id}`,
      ].join('\n'),
    );
    return [`${verdict}:\n${lines.join('\n')}\n`];
  });
  const notes = [
    ...result.leftOut.map((sentence) => `left out: ${sentence}`),
    ...(result.ignored.length > 0 ? [`ignored: ${result.ignored.length}`] : []),
  ];
  const counts = ORDER.map((verdict) => `${count(result, verdict)} ${verdict}`).join(', ');
  return [...sections, ...notes, counts].join('\n');
}
