import type { Document, Examples, Media, RawOperation } from '#tools/contract/document.ts';
import { answerMedia } from '#tools/contract/operations.ts';
import { parameterOf } from '#tools/contract/resolve.ts';
import { secretNames } from '#tools/contract/secrets.ts';
import type { Envelope, ErrorRow, Example, Operation, Parameter } from '../model.ts';
import { withoutSecrets } from '../withoutSecrets.ts';

/** A row of generated/<service>/operations.ts. */
export interface OperationRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly effect: string;
  readonly system?: string;
  readonly login?: string;
  readonly signed?: boolean;
  readonly errors: readonly ErrorRow[];
}

/** A row of the generated table joined with its operation in the resolved contract. */
export function readOperation(row: OperationRow, document: Document, envelope: Envelope): Operation {
  const raw = document.paths[row.path]?.[row.method];
  if (!raw)
    throw new Error(`${row.id}: ${row.method} ${row.path} stands in operations.ts but not in openapi.json`);
  const [title = '', english = ''] = row.summary.split(/ · (.*)/s);
  const parameters = (raw.parameters ?? []).map((each) => parameterOf(each, document.components));
  const answer = raw.responses['200'];
  const shown = withoutSecrets(secretNames({ ...raw, parameters }, document.components));
  const schema = answer && answerMedia(answer)?.schema;
  return {
    ...{ id: row.id, method: row.method, path: row.path, url: `${envelope.base}${row.path}`, title, english },
    description: raw.description ?? '',
    tag: raw.tags?.[0] ?? '',
    ...(raw['x-spec'] && { spec: raw['x-spec'] }),
    ...(raw['x-provenance'] && { provenance: raw['x-provenance'] }),
    ...(raw['x-why'] && { why: raw['x-why'] }),
    effect: row.effect,
    ...(row.system && { system: row.system }),
    login: loginOf(row),
    signed: row.signed ?? false,
    parameters,
    ...bodyOf(raw),
    ...(schema && { answer: schema }),
    answerDescription: answer?.description ?? '',
    errors: row.errors,
    requests: [...bodyExamples(raw), ...queryExamples(parameters)].map(shown),
    answers: Object.entries(raw.responses).flatMap(([status, answered]) =>
      examplesOf(answered && answerMedia(answered)).map((example) => ({ ...shown(example), status })),
    ),
  };
}

/** A service that never answers "not logged in" asks for no login. */
function loginOf({ login, errors }: OperationRow): Operation['login'] {
  if (login === 'optional') return 'optional';
  return errors.some(({ when }) => when === 'unauthenticated') ? 'required' : 'none';
}

function bodyOf({ requestBody }: RawOperation): Pick<Operation, 'body'> {
  const [[mediaType, media] = ['']] = Object.entries(requestBody?.content ?? {});
  return media ? { body: { mediaType, schema: media.schema } } : {};
}

const bodyExamples = ({ requestBody }: RawOperation): Example[] =>
  Object.values(requestBody?.content ?? {}).flatMap(examplesOf);

function examplesOf(media: Media | undefined): Example[] {
  const named: Examples =
    media?.examples ?? (media?.example === undefined ? {} : { example: { value: media.example } });
  return Object.entries(named).map(([name, { summary = '', value }]) => ({ name, summary, value }));
}

/** Examples of query parameters, gathered by name into one query each. */
function queryExamples(parameters: readonly Parameter[]): Example[] {
  const queries = new Map<string, { summary: string; value: Record<string, unknown> }>();
  for (const parameter of parameters.filter((one) => one.in === 'query')) {
    for (const [name, { summary = '', value }] of Object.entries(parameter.examples ?? {})) {
      const query = queries.get(name) ?? { summary, value: {} };
      query.value[parameter.name] = value;
      queries.set(name, query);
    }
  }
  return [...queries].map(([name, query]) => ({ name, ...query }));
}
