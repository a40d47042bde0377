/** `check diff OLD NEW`: lists every change between two versions of the contracts. */
import { writeFileSync } from 'node:fs';
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { causesOf, ORDER } from '../core/diff/changes/causes.ts';
import { compare } from '../core/diff/compare.ts';
import { readIgnored, stale, type Ignored } from '../core/diff/ignore.ts';
import { changelog } from '../core/diff/markdown.ts';
import { html } from '../core/diff/report/html.ts';
import { json } from '../core/diff/report/json.ts';
import { addressing, affectedOf, titleOf, whyOf, type Result } from '../core/diff/report/result.ts';
import { sarif } from '../core/diff/report/sarif.ts';
import { terminal } from '../core/diff/report/terminal.ts';
import { rulesPage } from '../core/diff/rulesPage.ts';
import { sideOf } from '../core/diff/sides/side.ts';
import { trafficDiff } from './trafficDiff.ts';

/** @returns 1 if a change reaches the level of `--fail-on`, or if recorded traffic goes beyond the contract */
export async function diffCommand([old, fresh]: readonly string[], flags: Flags): Promise<number> {
  if (flags.rules) {
    console.log(rulesPage());
    return 0;
  }
  if (old === undefined || fresh === undefined)
    throw new CannotRun(
      'check diff OLD NEW: two files, folders, URLs or git revisions are wanted (REVISION:path too)',
    );
  if (fresh.endsWith('.har')) return trafficDiff(old, fresh, flags);
  const failOn = flags['fail-on'] ?? 'breaking';
  if (failOn !== 'breaking' && failOn !== 'unclear')
    throw new CannotRun(`--fail-on ${failOn}: breaking or unclear is wanted`);
  const ignored = flags.ignore === undefined ? new Map<string, string>() : readIgnored(flags.ignore);
  const result = await resultOf([old, fresh], flags['allow-refs'] ?? [], ignored);
  write(result, flags);
  console.log(terminal(result));
  return result.causes.some(({ verdict }) => ORDER.indexOf(verdict) <= ORDER.indexOf(failOn)) ? 1 : 0;
}

async function resultOf(
  names: readonly [string, string],
  allowed: readonly string[],
  accepted: Ignored,
): Promise<Result> {
  const [old, fresh] = [await sideOf(names[0], allowed), await sideOf(names[1], allowed)];
  const all = causesOf(compare(old, fresh));
  return {
    old,
    fresh,
    addressOf: addressing(all, old, fresh),
    causes: all.filter(({ id }) => !accepted.has(id)),
    ignored: all.flatMap((cause) => {
      const reason = accepted.get(cause.id);
      return reason === undefined ? [] : [{ cause, reason }];
    }),
    leftOut: [...new Set([...old.leftOut(), ...fresh.leftOut()])].concat(
      stale(accepted, all).map((id) => `the ignore file names ${id}, which is no change any more: remove it`),
    ),
  };
}

function write(result: Result, flags: Flags): void {
  if (flags.json !== undefined) writeFileSync(flags.json, json(result));
  if (flags.sarif !== undefined) writeFileSync(flags.sarif, sarif(result));
  if (flags.html !== undefined) writeFileSync(flags.html, html(result));
  if (flags.markdown === undefined) return;
  const sections = ORDER.map((verdict) => ({
    title: verdict,
    lines: result.causes
      .filter((cause) => cause.verdict === verdict)
      .map((cause) => ({ subject: affectedOf(cause), what: `${titleOf(cause)}: ${whyOf(cause)}` })),
  }));
  writeFileSync(
    flags.markdown,
    changelog(`Changes of the contract from ${result.old.name} to ${result.fresh.name}`, sections),
  );
}
