/**
 * Reads the codes of a contract from the tables in its description: `| 409 | 10 | ABORTED: the etag is not current |`,
 * `| 500 | 参数不正确 |`. Sentences then name a refusal by its code or by its name.
 */
import type { ErrorRow, When } from '../types.ts';

interface TableRow {
  /** HTTP status, or code of the envelope. */
  readonly code: string;
  /** Names of the error in sentences: `FAILED_PRECONDITION`. */
  readonly names: readonly string[];
  readonly text: string;
}

/** HTTP status of each error of gRPC (google.rpc.Code). */
const GRPC: Readonly<Record<string, string>> = {
  INVALID_ARGUMENT: '400',
  FAILED_PRECONDITION: '400',
  OUT_OF_RANGE: '400',
  PERMISSION_DENIED: '403',
  NOT_FOUND: '404',
  ALREADY_EXISTS: '409',
  ABORTED: '409',
  RESOURCE_EXHAUSTED: '429',
};

/** `FAILED_PRECONDITION`, `Order.Locked`, `50_004`, and the names of gRPC. */
const NAME = new RegExp(
  String.raw`\b(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z][A-Za-z]+\.[A-Z][A-Za-z]+|\d+_\d+|${Object.keys(GRPC).join('|')})\b`,
  'g',
);

/** Returns the rows of Markdown tables whose first cell is a code. */
const tableRows = (about: string): TableRow[] =>
  about.split('\n').flatMap((line): TableRow[] => {
    const cells = /^\s*\|(.+)\|\s*$/
      .exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.replaceAll('`', '').trim());
    const [code = '', ...rest] = cells ?? [];
    if (!/^\d{1,6}$/.test(code) || rest.length === 0) return [];
    const text = rest.join(' ');
    return [{ code, names: text.match(NAME) ?? [], text }];
  });

/** Words of a row about the state of a resource, not about the request. */
const STATE = /\bstate\b|\bstatus\b|precondition|状态/i;

/** Names of a status: those in the table of the contract, and those of gRPC that the contract uses. */
export function namesOfStatus(about: string, code: string): string[] {
  const rows = tableRows(about);
  const own = rows.filter((row) => row.code === code).flatMap(({ names }) => names);
  const grpc = Object.keys(GRPC).filter((name) => GRPC[name] === code && about.includes(name));
  return [...new Set([...own, ...grpc])];
}

/** Names with which a status for invalid requests refuses a state: `FAILED_PRECONDITION` of 400. */
export function stateNamesOf(about: string, code: string): string[] {
  const own = tableRows(about).filter((row) => row.code === code && STATE.test(row.text));
  return [...new Set(own.flatMap(({ names }) => names))];
}

/** Reasons of a refusal, and the words for them. */
const MEANINGS: readonly (readonly [When, RegExp])[] = [
  ['unauthenticated', /未登录|登录.*失效|未认证|not logged in|unauthenticated|log ?in\b|token/i],
  ['wrong-role', /没有权限|无权限?|权限不足|forbidden|permission|not allowed/i],
  ['request-invalid', /参数|校验|格式|invalid|validation|bad request|malformed/i],
  ['state', /不存在|未找到|状态|冲突|重复|业务|not found|state|conflict|exists/i],
];

/** Returns the refusals that the table of an envelope's codes gives for all operations. One code may have several reasons. */
export const generalRows = (
  about: string,
  success: readonly string[],
  at: Pick<ErrorRow, 'file' | 'line'>,
): ErrorRow[] =>
  tableRows(about)
    .filter(({ code }) => !success.includes(code))
    .flatMap(({ code, text }) =>
      MEANINGS.filter(([, words]) => words.test(text)).map(([when]): ErrorRow => ({
        code,
        when,
        provenance: 'assumed',
        general: true,
        // A condition limits a refusal to some requests. A missing login is always refused.
        ...(when === 'unauthenticated' ? { text } : { condition: text }),
        ...at,
      })),
    );
