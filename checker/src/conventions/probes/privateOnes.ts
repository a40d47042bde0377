/** Creates private resources, and looks for them as another account: in the lists, and by id. */
import { isObject } from '../../core/base/object.ts';
import { membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import { allPromisesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isHidden } from '../consistency/names.ts';
import { ask, report, TRIED } from './ask.ts';
import { idsFor, namesIn, namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** `Confidential notes are visible to their author only`, `a hidden one is a 404 for others` */
const HIDES =
  /\b(confidential|secret|hidden|internal)\b[^.]*\b(seen|visible|shown|readable|read|listed|access\w*)\b[^.]*\b(by|to|only|for)\b|\b(confidential|secret|hidden|internal)\b[^.]*\b404\b/i;
const VISIBILITY = /^(visibility|privacy|audience|sharing|access(_?level)?)$/i;

/** @param base an accepted request */
export async function privateOnes(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  if (!makes(operation) || !role) return;
  const { resource } = role;
  for (const [name, part] of Object.entries(membersOf(operation))) {
    const value = privateValue(name, valueOf(part, operation.schemas), operation);
    if (value === undefined) continue;
    for (const one of placesFor(operation, base))
      await makePrivate(probe, { operation, resource, name, value, base: one });
  }
}

/** The request under its parent, and under the parent of the example: other accounts may know only that one. */
function placesFor(operation: Operation, base: Payload): Payload[] {
  const shown = examplesOf(operation).map(({ payload }) => ({ ...base, ...namesInPath(operation, payload) }));
  const all = [base, ...shown.slice(0, 1)].map(
    (each) => [JSON.stringify(namesInPath(operation, each)), each] as const,
  );
  return [...new Map(all).values()];
}

/** A private resource to create. */
interface Wanted {
  readonly operation: Operation;
  readonly resource: Resource;
  /** The member that makes it private, and the value that does. */
  readonly name: string;
  readonly value: unknown;
  readonly base: Payload;
}

async function makePrivate(probe: Probe, { operation, resource, name, value, base }: Wanted): Promise<void> {
  const payload = withMembers(operation, probe.requests.unlike(operation, base), { [name]: value });
  if (!probe.requests.isSound(operation, payload)) return;
  const made = await ask(probe, operation, payload, 'parent', TRIED);
  const shown = made && resourceOf(operation, made.exchange.verdict.data);
  const id = made?.exchange.verdict.success && isObject(shown) ? shown[resource.member] : undefined;
  if (!made || id === undefined || !isObject(shown) || shown[name] !== value) return;
  for (const login of ['other', 'child'] as const)
    if (probe.headers.has(login))
      await lookAs(probe, login, { operation, resource, payload, id, made, name, value });
}

/** A private resource, with the request and the exchange that created it. */
interface PrivateOne {
  readonly operation: Operation;
  readonly resource: Resource;
  readonly payload: Payload;
  readonly id: unknown;
  readonly made: Sent;
  readonly name: string;
  readonly value: unknown;
}

/** Looks for the resource as another account: by its id, in the lists, and in what lies within it. */
async function lookAs(probe: Probe, login: Login, one: PrivateOne): Promise<void> {
  const { operation, resource, payload, id, made, name, value } = one;
  const subject = `${resource.as} ${String(id)} has ${name} ${String(value)}, and another account`;
  const names = namesIn(operation, resource, payload).set(resource.name, id);
  const [read] = readsOf(probe, resource, 'one');
  const asked = read && { ...probe.requests.filled(read), ...idsFor(read, names, resource) };
  const sent = read && asked ? await ask(probe, read, asked, login) : undefined;
  const isRefused = sent !== undefined && isHidden(sent);
  // The child, and any account for a member such as `confidential`, may belong to a team that sees the resource.
  if (sent && !isRefused && (login === 'child' || !isVisibility(name))) return;
  for (const list of readsOf(probe, resource, 'list')) {
    const listed = await ask(
      probe,
      list,
      { ...probe.requests.widest(list), ...namesInPath(list, payload) },
      login,
    );
    const items = (listed && itemsOf(list, listed.exchange.verdict)) ?? [];
    if (listed && items.some((item) => item[resource.member] === id))
      report(probe, listed, [made, listed], `private/${name}`, `${subject} finds it in a list`);
  }
  if (sent?.exchange.verdict.success)
    report(probe, sent, [made, sent], `private/${name}`, `${subject} reads it`);
  // `/notes/{id}/comments` lies within `/notes/{id}`, and must be hidden with it.
  if (!read || !isRefused) return;
  const within = probe.context.neighbours.filter(
    (each) => each.effect === 'read' && each.url.startsWith(`${read.url}/`),
  );
  for (const part of within) {
    const payloadOfPart = { ...probe.requests.widest(part), ...asked };
    const own = await ask(probe, part, payloadOfPart, 'parent', { kind: 'conversation' });
    const others = own?.exchange.verdict.success
      ? await ask(probe, part, payloadOfPart, login, { kind: 'conversation' })
      : undefined;
    if (others?.exchange.verdict.success)
      report(
        probe,
        others,
        [made, others],
        `private/${name}`,
        `${subject} reads what lies within it, although it is ${sent?.exchange.verdict.code} itself`,
      );
  }
}

/** Returns whether the name alone says that no other account sees the resource: `visibility`, `isPrivate`. */
const isVisibility = (name: string): boolean => !/confidential|secret|hidden|internal/i.test(name);

/**
 * The value of a member that makes a resource private by its name: `visibility: PRIVATE`, `isPublic: false`. A name such as
 * `confidential` counts only where a sentence says that it hides.
 */
function privateValue(name: string, { enum: values = [], type }: Schema, operation: Operation): unknown {
  if ([type].flat().includes('boolean')) {
    if (/^(is_?)?(confidential|secret|hidden|internal)$/i.test(name))
      return allPromisesOf(operation).some((text) => HIDES.test(text)) ? true : undefined;
    if (/^(is_?)?private$/i.test(name)) return true;
    return /^(is_?)?public$/i.test(name) ? false : undefined;
  }
  return VISIBILITY.test(name) ? values.find((value) => /^private$/i.test(String(value))) : undefined;
}
