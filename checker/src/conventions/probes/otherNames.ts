/** Names a resource in the other way of the contract: `number or URL-encoded path`. */
import { squeezed, wordsOf } from '../../core/base/words.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { namedRole, shownIn } from '../consistency/names.ts';
import { ask, report } from './ask.ts';
import { headersOf, type Probe } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** `The id or slug of the project`, `number or URL-encoded path`: the group is the other way. */
const EITHER =
  /\b(?:id|ids?|number|uuid)\b(?:,| or| as well as) (?:or )?(?:the |its |an? |their )?((?:URL-encoded )?[\w-]+(?: \w+)?)/i;

/** @param read a read of one resource */
export async function readByOtherName(probe: Probe, read: Operation): Promise<void> {
  const role = namedRole(read);
  if (!role || read.effect !== 'read' || read.places?.[role.resource.as]?.in !== 'path') return;
  const { as, member } = role.resource;
  const part = flattened(flattened(read.request, read.schemas).properties?.[as] ?? {}, read.schemas);
  const about = allSentencesOf(read).filter((text) => text.includes(`:${as}`) || text.includes(`\`${as}\``));
  const says = [part.description ?? '', ...about].find((text) => EITHER.test(text));
  if (says === undefined) return;
  const own = await ask(probe, read, probe.requests.filled(read));
  const shown = shownIn(own);
  if (!own || !shown) return;
  const [, words = ''] = EITHER.exec(says) ?? [];
  // The words mean a member of the resource only if exactly one begins with them: `path` for `pathWithNamespace`.
  const wanted = wordsOf(words).filter((word) => !/^(url|encoded|its|the|of)$/.test(word));
  const [name, ...others] = Object.keys(shown).filter(
    (each) =>
      each !== member &&
      typeof shown[each] === 'string' &&
      wanted.some((word) => squeezed(each).startsWith(word)),
  );
  if (name === undefined || others.length > 0) return;
  const headers = headersOf(probe, read, 'parent');
  if (!headers || probe.context.isOver()) return;
  // Sent without the check of isSound: a path may hold an encoded slash, which no other request sends.
  const payload = { ...own.case.ask.payload, [as]: shown[name] };
  const one = probeCase(read, 'journey', 'round:name', {
    ask: { payload, login: 'parent' },
    expect: { kind: 'conversation' },
  });
  const sent = await probe.context.sender.sendIn(headers, one);
  if (sent.exchange.verdict.code !== '404') return;
  const message = `${as} ${String(shown[member])} has the ${name} ${String(shown[name])} and is not found by it; the contract says '${says}'`;
  report(probe, sent, [own, sent], `named/${as}`, message);
}
