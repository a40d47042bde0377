/** Converts a group of failures to a finding. */
import type { ErrorRow } from '../contract/types.ts';
import { curlOf } from '../exchange/curl.ts';
import { maskSecrets } from '../report/masked.ts';
import type { Finding } from '../report/report.ts';
import { isSecretHeader, secretsOf } from '../report/secrets.ts';
import type { Group } from './collector.ts';
import type { CheckOptions } from './options.ts';
import { replayOf } from './replay.ts';

/** Maximum characters of a text in a finding. */
const MAX_LENGTH = 2000;

/** Returns a finding without secrets. */
export function findingOf(
  { fingerprint, failure, sent, count, conversation }: Group,
  options: CheckOptions,
  seed: number,
): Finding {
  const { case: one, exchange } = sent;
  const { check } = failure;
  const { operation } = one;
  const secrets = secretsOf(sent, options);
  // Masks before truncating: a part of a secret could not be recognized.
  const wire = maskSecrets(sent.wire, secrets);
  const answer = maskSecrets(exchange.got.text, secrets);
  const complaint = { ...failure.complaint, message: maskSecrets(failure.complaint.message, secrets) };
  const row = complaint.expected;
  const caseId = conversation?.id ?? one.replay ?? one.id;
  return {
    fingerprint,
    check: check.id,
    title: check.title,
    origin: check.origin ?? 'core',
    operation: operation.address,
    trigger: one.trigger,
    message: complaint.message,
    sent: {
      curl: curlOf(options.target, wire, (name) => isSecretHeader(name, operation)),
      method: wire.method,
      path: wire.path,
      ...(wire.body !== undefined && { body: cut(wire.body) }),
    },
    got: {
      status: exchange.got.status,
      type: exchange.got.type,
      ms: Math.round(exchange.got.ms),
      body: exchange.got.lost ? `(${exchange.got.lost.message})` : cut(answer),
    },
    contract: row
      ? { file: row.file, line: row.line, says: sentenceOf(row) }
      : { file: operation.file, line: operation.line, says: operation.summary },
    ...(row && { expected: { code: row.code, why: sentenceOf(row) } }),
    caseId,
    replay: replayOf(caseId, options, seed),
    ...(conversation && { steps: maskSecrets(conversation.steps, secrets) }),
    count,
  };
}

const cut = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}… (${text.length} characters)` : text;

/** Returns a row of the error table as one sentence. */
function sentenceOf({ code, when, condition, role, provenance, spec }: ErrorRow): string {
  const parts = [
    `code ${code} when ${when}`,
    role && `role ${role}`,
    condition,
    provenance ? 'assumed, to be agreed' : spec && `specification ${spec}`,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
