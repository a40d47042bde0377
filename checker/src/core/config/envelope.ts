/** Reads an envelope from a small YAML file: the places of code, message and data, and the success codes. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import { asRaw } from '../base/object.ts';
import type { Members } from '../contract/envelope.ts';

/**
 * @param given a file, or its content
 * @throws CannotRun with the missing part
 */
export function readEnvelope(given: unknown, from: string): Members {
  const content = typeof given === 'string' ? fileOf(given) : given;
  const name = typeof given === 'string' ? given : `${from}: envelope`;
  const { code, message = '', data = '', success } = asRaw(content);
  if (typeof code !== 'string' || !code.startsWith('/'))
    throw new CannotRun(`${name}: where is the code? Add a line like 'code: /code'`);
  if (success === undefined)
    throw new CannotRun(`${name}: which codes mean success? Add a line like 'success: [0]'`);
  return {
    code,
    message: String(message ?? ''),
    data: String(data ?? ''),
    success: [success].flat().map(String),
    numeric: true,
  };
}

function fileOf(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`cannot read the envelope ${file}: ${messageOf(error).split('\n', 1)[0]}`);
  }
}
