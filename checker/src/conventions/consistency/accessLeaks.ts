/**
 * Reports what an account must not see or do: a private resource of another account, and an operation for a role that the account
 * lacks. `private` in the team's check.yaml names the reads of private resources. A sentence of the contract can hide resources too.
 */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { OTHERWISE, ROLE } from '../../core/contract/roleWords.ts';
import { allSentencesOf, sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Resource, Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isBeginning } from '../prose/creationTime.ts';
import { perOperation } from '../prose/perOperation.ts';
import { idText, isOwn, keyOf, collectionPath, returnedResource } from './names.ts';
import { otherOwnerSentence } from './otherOwner.ts';
import { contradiction, type Contradiction } from './trackedResource.ts';

export interface AccessOptions {
  /** Reads whose resources are visible to their own account only. */
  readonly private?: readonly string[];
  /** Different logins are different accounts. In observed traffic, one account may have logged in twice. */
  readonly accountsAreKnown?: true;
  /** Every operation of the contracts. A sentence about one operation may stand beside another. */
  readonly operations?: readonly Operation[];
}

export class AccessLeaks {
  readonly #private: ReadonlySet<string>;
  readonly #accountsAreKnown: boolean;
  readonly #operations: readonly Operation[];
  /** The first account that was shown each resource, or each item of a list without ids. */
  readonly #seen = new Map<
    string,
    { readonly account: string; readonly sent: Sent; readonly shown?: unknown }
  >();

  /** `<account> <key>` of each resource that an account has seen. */
  readonly #visible = new Set<string>();
  /** `<account> <condition>` of each refusal for a role. */
  readonly #refused = new Set<string>();
  /** The kinds of resources that the team calls private. */
  readonly #privateResources = new Set<string>();
  /** The last write to each path of an account's own single resource. */
  readonly #written = new Map<
    string,
    { readonly account: string; readonly sent: Sent; readonly written: Payload }
  >();
  /** The last state of each such resource, by path and account. */
  readonly #own = new Map<string, Map<string, Payload>>();

  /** Accounts that got a 404 for a hidden resource of another account, so they do not see everything. */
  readonly #limited = new Set<string>();

  constructor(options: AccessOptions) {
    this.#private = new Set(options.private);
    this.#accountsAreKnown = options.accountsAreKnown === true;
    this.#operations = options.operations ?? [];
  }

  /** Reports a private resource that a second account can see. */
  seenByAnother(
    sent: Sent,
    resource: Resource,
    id: unknown,
    account: string,
    shown: unknown,
  ): Contradiction[] {
    const { operation } = sent.case;
    if (!this.isDeclared(operation) || !this.#accountsAreKnown || isOwn(resource)) return [];
    const key = keyOf(resource, id, sent, account);
    const first = this.#seen.get(key) ?? { account, sent, shown };
    this.#seen.set(key, first);
    // Ids chosen by users may occur twice. Then the resources are different.
    if (first.account === account || !isOneThing(first.shown, shown)) return [];
    return [
      contradiction(
        'private',
        resource.as,
        `${idText(resource, id)} of another account is shown`,
        first.sent,
      ),
    ];
  }

  /** Reports an item of a private list without known ids that is listed for two accounts. All of its members identify it. */
  listed(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (!this.#accountsAreKnown) return [];
    return (itemsOf(operation, sent.exchange.verdict) ?? []).flatMap((item) => {
      const key = `${operation.address} ${JSON.stringify(item)}`;
      const first = this.#seen.get(key) ?? { account, sent };
      this.#seen.set(key, first);
      const isLeaked = first.account !== account && Object.keys(item).length >= MIN_IDENTIFYING;
      const message = `the same is listed for two accounts: ${JSON.stringify(item).slice(0, 80)}`;
      return isLeaked ? [contradiction('private', operation.id, message, first.sent)] : [];
    });
  }

  /** Records a resource that an account can see. */
  sawResource(resource: Resource, id: unknown, sent: Sent, account: string): void {
    this.#visible.add(`${account} ${keyOf(resource, id, sent, account)}`);
  }

  /**
   * The account can see the resource within which the list is: an agent sees the ticket, and its comments. In observed traffic,
   * the checker does not know which accounts see more.
   */
  maySeeWithin(sent: Sent, account: string): boolean {
    const { operation, ask } = sent.case;
    const parents = Object.entries(operation.named ?? {});
    return (
      !this.#accountsAreKnown &&
      parents.length > 0 &&
      parents.every(([as, resource]) =>
        this.#visible.has(`${account} ${keyOf(resource, ask.payload[as], sent, account)}`),
      )
    );
  }

  /** Records a write to an account's own single resource. It must not appear in another account's. */
  wroteOwn(sent: Sent, resource: Resource, account: string): void {
    const written = bodyOf(sent.case.operation, sent.case.ask.payload);
    if (isOwn(resource)) this.#written.set(collectionPath(resource, sent), { account, sent, written });
  }

  /** Reports a value in an account's own single resource that another account has written to its own one. */
  readOwn(sent: Sent, resource: Resource, account: string): Contradiction[] {
    const shown = returnedResource(sent);
    if (!isOwn(resource) || !isObject(shown)) return [];
    const place = collectionPath(resource, sent);
    const own = this.#own.get(place) ?? new Map<string, Payload>();
    const before = own.get(account);
    this.#own.set(place, own.set(account, shown));
    const write = this.#written.get(place);
    const ofWriter = write && own.get(write.account);
    if (!write || write.account === account || !before || !ofWriter) return [];
    const { written, sent: by } = write;
    const name = Object.keys(written).find(
      (each) => before[each] !== undefined && tookWrittenValue(before[each], shown[each], written[each]),
    );
    // In observed traffic, two logins may be one account. A value that has stayed unlike the writer's tells them apart.
    const isOtherAccount = Object.keys(shown).some(
      (each) =>
        isDeepStrictEqual(shown[each], before[each]) && !isDeepStrictEqual(shown[each], ofWriter[each]),
    );
    if (name === undefined || !(this.#accountsAreKnown || isOtherAccount)) return [];
    const message = `${name} is ${JSON.stringify(shown[name])} as another account has written it, and was ${JSON.stringify(before[name])}`;
    return [contradiction('private', name, message, by)];
  }

  /** Records a refusal for the account's role. Other operations with the same words must be refused too. */
  refused({ case: { operation }, exchange: { verdict } }: Sent, account: string): void {
    for (const { code, condition } of roleRows(operation))
      if (code === verdict.code) this.#refused.add(`${account} ${condition}`);
  }

  /** Reports an accepted operation whose role the account lacks: it was refused another operation in the same words. */
  accepted({ case: { operation } }: Sent, account: string): Contradiction[] {
    const row = roleRows(operation).find(({ condition }) => this.#refused.has(`${account} ${condition}`));
    if (!row) return [];
    const message = `the contract has ${row.code} for the role ('${row.condition}'); the account was refused another operation for it, and this one is accepted`;
    return [contradiction('private', 'role', message)];
  }

  /** In traffic of known accounts: the contract says that no company, shop or account sees resources of another. */
  separatesCompanies = (operation: Operation): boolean => {
    const { about = '', description = '' } = operation;
    if (sentencesOf(operation).some((text) => SEEN_BY_ALL.test(text) && !OWN_ONLY.test(text))) return false;
    return this.#accountsAreKnown && (SEPARATES.test(about) || SEPARATES.test(description));
  };

  /** The resource is of a kind that the team calls private. */
  isOfPrivateResource = ({ roles = [] }: Operation): boolean =>
    roles.some(({ resource }) => this.#privateResources.has(resource.name));

  /** Marks the kind of a private read as private, for writes too. */
  declare({ roles = [] }: Operation): void {
    for (const { resource, does } of roles) if (does === 'one') this.#privateResources.add(resource.name);
  }

  /** The team calls the operation's resources private, and no sentence of the contract may show them to the account. */
  isDeclared = (operation: Operation, account?: string): boolean => {
    if (!this.#isPrivateOperation(operation)) return false;
    // `A warden sees all` at the operation itself: any account may be a warden.
    if (sentencesOf(operation).some((each) => SEES_ALL.test(each))) return false;
    // Known accounts have no other role that sees more.
    if (this.#accountsAreKnown || !allSentencesOf(operation).some(seesMore)) return true;
    // In observed traffic, an account may see more until it gets a 404 for a resource of another account.
    return account !== undefined && this.#limited.has(account);
  };

  /**
   * The team or the contract hides the resource from other owners, and the account is none that sees all. It may still be the owner.
   * The lists of both accounts tell that (`Listings.listOfOther`).
   */
  mayHide(operation: Operation, account: string): boolean {
    if (!this.#isPrivateOperation(operation) && !this.#hasOwnerSentence(operation)) return false;
    // `other` is the second account of a run, which has no special role.
    if (this.#accountsAreKnown) return account === 'other';
    return !allSentencesOf(operation).some(seesMore) || this.#limited.has(account);
  }

  /** In traffic of known accounts: the contract hides the resource from other owners, and lets no account see all. */
  hidesOwners(operation: Operation): boolean {
    return (
      this.#accountsAreKnown && this.#hasOwnerSentence(operation) && !allSentencesOf(operation).some(seesMore)
    );
  }

  /** Records that a private resource of another account is hidden from this one. */
  hidden({ case: { operation } }: Sent, account: string): void {
    if (this.#isPrivateOperation(operation) || this.#hasOwnerSentence(operation)) this.#limited.add(account);
  }

  /** A sentence of the operation hides resources of other owners. */
  readonly #hasOwnerSentence = perOperation(
    (operation) => otherOwnerSentence(operation, this.#operations) !== undefined,
  );

  /** The team's list of private operations has the operation. */
  #isPrivateOperation({ id, address }: Operation): boolean {
    return this.#private.has(id) || this.#private.has(address);
  }
}

/** Fewest members by which an item without an id is recognised. Short items may be the same by chance. */
const MIN_IDENTIFYING = 3;

/** `The operations account sees those of all accounts`, not `sees all its own`. */
const SEES_MORE =
  /\b(sees?|gets?|reads?|lists?|shows?) ((the )?(those|these|\p{L}+s) of )?(all|every|any|everything)\b(?! (own|their|his|her|its)\b)|可(见|查看)(全部|所有)|管理员[^。]*(全部|所有)/iu;

/** `Employees see their own visits, managers also those of the employees they manage, HR all`. */
const STAFF =
  /\b(managers?|HR|admin\w*|staff|reception(ist)?s?|operators?|(operations|support) (account|team|staff|desk|also|sees)s?|supervisors?|moderators?|teachers?|trainers?|wardens?|agents?)\b[^.]*\b(also|all|every|any)\b/iu;
const SEES = /\b(sees?|gets?|reads?|lists?|shows?|views?|visible|access)\b/i;

const seesMore = (text: string): boolean => SEES_MORE.test(text) || (STAFF.test(text) && SEES.test(text));

/** `A warden sees all.` */
const SEES_ALL =
  /\b(sees?|gets?|reads?|lists?) (all|every|everything)\b(?! (own|their|his|her|its)\b)|可(见|查看)(全部|所有)/i;

/** `Everybody with a token sees the riders.` */
const SEEN_BY_ALL =
  /\b(?:everybody|everyone|anybody|anyone|each caller|every (?:caller|account|user|customer)|all (?:callers|accounts|users|customers))\b[^.;,]*\b(?:sees?|reads?|lists?|gets?|finds?)\b|所有(?:人|用户|账户)[^。；，]*可(?:见|查看|以查看)/i;

/** `Everybody sees their own orders`, `only what is theirs` */
const OWN_ONLY = /\b(?:own|theirs)\b|自己|本人/i;

/** `An order of another shop is a 404`, `Everything belongs to an account`, `一律只能看到自己的`. */
const SEPARATES =
  /\b(another|other) (tenant|school|company|organi[sz]ation|account|customer|team|workspace|practice|clinic|shop|merchant|user)\b[^.]*(404|not found|not exist|did not exist|invisible)|\bnothing of (another|other)\b|\beverything belongs to\b|sees? (nothing|none) of (another|the other|other)|别家的?[^。]*不存在|只能看到自己/i;

/** Error rows of the operation for a missing role, in the words of the contract: `only for managers`. A table of all codes names no operation. */
const roleRows = ({ errors }: Operation): ErrorRow[] =>
  errors.filter(
    ({ when, condition = '', implied, general }) =>
      when === 'wrong-role' && !implied && !general && ROLE.test(condition) && !OTHERWISE.test(condition),
  );

/** A text or a number has changed to the written value. A boolean is no evidence: it has only two values. */
const tookWrittenValue = (before: unknown, now: unknown, written: unknown): boolean =>
  (typeof written === 'string' || typeof written === 'number') &&
  isDeepStrictEqual(now, written) &&
  !isDeepStrictEqual(before, now);

/**
 * Returns whether two responses may show one resource: the time of creation and at least two thirds of the common members are
 * equal. Another client may have changed the rest. With too few common members, only the time of creation tells two resources apart.
 */
function isOneThing(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return true;
  const names = Object.keys(one).filter((name) => name in other);
  const isSame = (name: string): boolean => isDeepStrictEqual(one[name], other[name]);
  if (names.some((name) => isBeginning(name) && !isSame(name))) return false;
  const same = names.filter(isSame);
  return names.length < MIN_IDENTIFYING || same.length * 3 >= names.length * 2;
}
