/** Writes the text of a first check.yaml. */
import { membersOf } from '../contract/body.ts';
import { isForAdmins } from '../contract/forAdmins.ts';
import type { Grant } from '../contract/grants.ts';
import { makes } from '../contract/makes.ts';
import type { Contract, Credential, Operation, When } from '../contract/types.ts';
import type { GuessedEnvelope } from './guessedEnvelope.ts';
import { proposedRules } from './proposedRules.ts';

interface DraftInput {
  readonly contracts: readonly Contract[];
  readonly target?: string;
  readonly path?: string;
  readonly envelope?: string;
  readonly guessed?: GuessedEnvelope;
  readonly overlays: readonly string[];
}

interface Draft {
  readonly text: string;
  /** One line with the numbers of operations, writes and states. */
  readonly summary: string;
  /** Settings that only the team can fill in. */
  readonly open: readonly string[];
}

/** Maximum number of rows that the draft lists. */
const ROWS = 40;

/** Returns the draft. @param known what the command line and the contract say */
export function draftOf(known: DraftInput): Draft {
  const operations = known.contracts.flatMap((contract) => contract.operations);
  const credentials = distinct(operations.flatMap((each) => each.credentials ?? []));
  const states = statesOf(operations);
  const sections = [
    '# What the contract checker has to know of this backend. Run: contract-check --config check.yaml',
    `target: ${known.target ?? 'http://localhost:8080'}`,
    ...(known.path === undefined ? [] : [`contracts: ${known.path}`]),
    ...(known.overlays.length > 0 ? [`overlays: [${known.overlays.join(', ')}]`] : []),
    ...envelopeLines(known),
    '# Send what changes the backend too: only where that may happen.\nwrites: false',
    accountLines(neededFrom(operations, credentials), operations, known.path === undefined),
    '# How the backend is put back to its beginning; without it, what was written stays.\n# reset: { http: POST /test/reset }   or   { command: ./reset.sh }   or   { hand: empty the warehouse }',
    stateLines(states),
    ruleLines(operations),
    exampleLines(operations),
    '# Own conversations, one YAML file each (docs/journeys.md).\n# journeys: journeys',
  ];
  return {
    text: `${sections.join('\n\n')}\n`,
    summary: `${operations.length} operations, ${operations.filter(({ effect }) => effect === 'write').length} of them write, ${states.length} states`,
    open: [
      ...(known.target === undefined ? ['target: where the backend is'] : []),
      ...(known.guessed ? ['envelope.success: which codes mean success'] : []),
      ...(credentials.length > 0 ? [`accounts: ${accountsNote(credentials, known.path === undefined)}`] : []),
      ...(states.length > 0 ? ['states: how each is reached, and the request that meets it'] : []),
    ],
  };
}

function envelopeLines({ envelope, guessed }: DraftInput): string[] {
  if (envelope !== undefined) return [`envelope: ${envelope}`];
  if (!guessed) return [];
  return [
    `# The answers look like an envelope. Say which codes mean success.\nenvelope: { code: ${guessed.code}, message: '${guessed.message}', data: '${guessed.data}', success: [0] }`,
  ];
}

/** Returns the names of the accounts: the user, one with fewer rights, and another user. Our own contracts have other words than the rest. */
const wordsFor = (isOurs: boolean) =>
  isOurs
    ? ({ user: 'parent', limited: 'child', other: 'other' } as const)
    : ({ user: 'user', limited: 'child', other: 'other user' } as const);

function accountsNote(credentials: readonly Credential[], isOurs: boolean): string {
  const { user, limited, other } = wordsFor(isOurs);
  const grant = grantIn(credentials);
  const own = grant
    ? `the environment needs ${namesOf(grant, user).join(' and ')}`
    : `credentials of the ${user}`;
  return `${own}; ${other}, ${isOurs ? '' : 'admin and '}${limited} where there are such`;
}

/** Writes the accounts by the security schemes of the contract. */
function accountLines(
  credentials: readonly Credential[],
  operations: readonly Operation[],
  isOurs: boolean,
): string {
  const { user, limited, other } = wordsFor(isOurs);
  if (credentials.length === 0)
    return `# The contract names no security scheme: everybody may call everything.\n# accounts: { ${user}: { headers: { … } } }`;
  const shown = (account: string): string => accountOf(credentials, account);
  const admin = operations.some(isForAdmins)
    ? [`  # admin: ${shown('admin')} # asked for what the contract keeps for administrators`]
    : [];
  return [
    '# Who calls. ${NAME} is taken from the environment, so that no secret stands here. Instead of headers also',
    "#   login: { http: POST /login, form: { user: a, password: '${PASSWORD}' } }            its cookies are kept",
    '#   login: { http: POST /login, json: { user: a }, token: /data/token }                 its token is, beside its cookies',
    '#   command: ./login.sh                                                                 prints a cookie or header lines',
    'accounts:',
    `  ${user}: ${shown(user)}`,
    `  # ${limited}: ${shown(limited)} # may do less than the ${user}`,
    ...admin,
    `  # ${other}: ${shown(other)} # may see nothing of the ${user}'s`,
    `# Reads whose things belong to the account that made them, so that the ${other} may not be shown them:`,
    `# private: [${readsOf(operations).join(', ')}]`,
  ].join('\n');
}

/** Returns an OAuth2 grant that needs no browser: a login without settings of the team. */
const grantIn = (credentials: readonly Credential[]): Grant | undefined =>
  credentials.flatMap(({ grants = [] }) => grants)[0];

const variable = (account: string, what: string): string =>
  `${account.toUpperCase().replaceAll(' ', '_')}_${what}`;

const namesOf = ({ kind }: Grant, account: string): [string, string] =>
  kind === 'password'
    ? [variable(account, 'NAME'), variable(account, 'PASSWORD')]
    : [variable(account, 'CLIENT_ID'), variable(account, 'CLIENT_SECRET')];

function accountOf(credentials: readonly Credential[], account: string): string {
  const grant = grantIn(credentials);
  if (grant) return `{ login: ${loginOf(grant, account)} }`;
  const ways = credentials.map((each, index) =>
    wayOf(each, `\${${variable(account, `TOKEN${index === 0 ? '' : `_${index + 1}`}`)}}`),
  );
  return `{ ${ways.join(', ')} }`;
}

function loginOf(grant: Grant, account: string): string {
  const [who, secret] = namesOf(grant, account);
  const [name, word] = grant.kind === 'password' ? ['username', 'password'] : ['client_id', 'client_secret'];
  const scope = grant.scopes.length === 0 ? '' : `, scope: '${grant.scopes.join(' ')}'`;
  return `{ http: POST ${grant.tokenUrl}, form: { grant_type: ${grant.kind}, ${name}: '\${${who}}', ${word}: '\${${secret}}'${scope} }, token: /access_token }`;
}

/** Returns the reads that show resources: each may be one of `private`. */
const readsOf = (operations: readonly Operation[]): string[] =>
  operations.filter(({ effect, roles = [] }) => effect === 'read' && roles.length > 0).map(({ id }) => id);

/** Writes a credential in the notation of check.yaml. */
function wayOf({ in: place, name, scheme }: Credential, value: string): string {
  if (place === 'cookie') return `cookie: '${name}=${value}'`;
  if (place === 'query') return `query: { ${name}: '${value}' }`;
  const spoken = /^authorization$/i.test(name) ? `${scheme ?? 'Bearer'} ${value}` : value;
  return `headers: { ${name}: '${spoken}' }`;
}

/** Returns the credentials that identify the user: one is enough, unless an operation requires several together. */
function neededFrom(operations: readonly Operation[], credentials: readonly Credential[]): Credential[] {
  const several = operations.find(({ allNeeded }) => allNeeded)?.credentials ?? [];
  // Two in one place would give the account the same key twice: `{ headers: …, headers: … }`.
  const haveOwnPlaces = new Set(several.map((each) => each.in)).size === several.length;
  return several.length > 0 && haveOwnPlaces ? [...several] : credentials.slice(0, 1);
}

interface State {
  readonly operation: Operation;
  readonly code: string;
  readonly condition: string;
  readonly when: When;
}

function statesOf(operations: readonly Operation[]): State[] {
  return operations.flatMap((operation) =>
    operation.errors
      .filter(({ implied, scenario }) => !implied && scenario === undefined)
      .filter(
        ({ when, code }) =>
          when === 'wrong-role' ||
          when === 'wrong-product' ||
          (when === 'state' && !(operation.envelope.byStatus && code === '404')),
      )
      .map(({ code, when, condition }) => ({ operation, code, when, condition: condition ?? when })),
  );
}

/** Only the administrator may call some operations. At any other, an account with fewer rights than the user is refused. */
const refusedRole = (operation: Operation): string => (isForAdmins(operation) ? 'user' : 'child');

function stateLines(states: readonly State[]): string {
  if (states.length === 0) return '# The error tables name no state.\n# states: {}';
  return [
    '# How the backend gets into each state that the error tables name, and the request that must then be refused.',
    '# states:',
    ...states
      .slice(0, ROWS)
      .flatMap(({ operation, code, condition, when }) => [
        `#   ${nameOf(operation, code)}:   # ${condition}`,
        when === 'wrong-role' ? `#     as: ${refusedRole(operation)}` : '#     reach: { http: POST /test/… }',
        `#     with: ${JSON.stringify(Object.values(operation.examples)[0] ?? {})}`,
        `#     rows: ${operation.id} ${code}`,
      ]),
    ...(states.length > ROWS ? [`#   … and ${states.length - ROWS} more`] : []),
  ].join('\n');
}

/** Returns proposed rules as comments, because only the team knows which of them the backend guarantees. */
function ruleLines(operations: readonly Operation[]): string {
  const rules = proposedRules(operations);
  if (rules.length === 0)
    return "# One line each, held against every answer (docs/check-yaml.md): rules: { Order: ['total = sum(lines.amount)'] }";
  return [
    '# Likely rules of what answers show, one line each (docs/check-yaml.md): keep those that are promised.',
    '# rules:',
    ...rules.map((each) => `#   ${each}`),
  ].join('\n');
}

/** Lists the operations that create a resource from a body: the backend may refuse generated values there. */
function exampleLines(operations: readonly Operation[]): string {
  const made = operations.filter((each) => makes(each) && Object.keys(membersOf(each)).length > 0);
  if (made.length === 0) return '# Requests that the backend takes: examples: { createOrder: { … } }';
  return [
    '# Requests that the backend takes, where generated ones are refused.',
    '# examples:',
    ...made
      .slice(0, ROWS)
      .map((each) => `#   ${each.id}: ${JSON.stringify(Object.values(each.examples)[0] ?? {})}`),
  ].join('\n');
}

const nameOf = ({ id }: Operation, code: string): string => `${id} ${code}`;

const distinct = (credentials: readonly Credential[]): Credential[] => [
  ...new Map(credentials.map((each) => [`${each.in} ${each.name}`, each])).values(),
];
