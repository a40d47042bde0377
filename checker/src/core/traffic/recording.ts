/**
 * Judges the exchanges of a recording, whose recorder may have masked values or removed credentials. Only the whole recording shows
 * whether it has: until then, the failures that depend on it wait. Live traffic is never judged like this.
 */
import { answerOf } from '../contract/answers.ts';
import type { Operation } from '../contract/types.ts';
import type { Gap } from '../gaps/gaps.ts';
import { judge } from '../judging/judge.ts';
import type { Sent } from '../judging/sent.ts';
import { Collector } from '../run/collector.ts';
import type { Observations } from '../run/observations.ts';
import { shownCredentials } from './accounts.ts';
import { hasMasks, judgeMasked, type Masks, masksIn } from './masks/maskedSent.ts';
import { isHiddenCredential, maskForm } from './masks/maskForm.ts';

/** A question that only the whole recording answers, with the failures for both answers. */
class Question {
  readonly ifHidden = new Collector();
  readonly ifShown = new Collector();
}

export class Recording {
  readonly #masks = new Question();
  readonly #logins = new Question();
  /** The recorder has masked something. */
  #isMasking = false;
  /** A request has had a credential, or a response has set a cookie. */
  #showsLogins = false;
  readonly #masked = { requests: 0, answers: 0, operations: new Set<Operation>() };
  readonly #anonymous = { requests: 0, operations: new Set<Operation>() };
  readonly #accounts = { requests: 0, operations: new Set<Operation>() };

  /**
   * Judges one exchange.
   *
   * @param withLogin returns the exchange as one of a request with a login
   * @returns whether its values and its account are known, so that it can be compared with others
   */
  saw(sent: Sent, withLogin: () => Sent, observations: Observations): boolean {
    const { operation, trigger } = sent.case;
    const isHidden = this.#isAccountHidden(sent);
    const isAnonymous = trigger === 'unauthenticated';
    const read = isAnonymous ? withLogin() : sent;
    const masks = masksIn(read);
    this.#note(sent, masks, isHidden);
    const isComparable = !isHidden && masks.request.length + masks.answer.length === 0;
    if (isAnonymous && !isHidden) {
      this.#anonymous.requests += 1;
      this.#anonymous.operations.add(operation);
      observations.saw(sent, this.#logins.ifShown);
      this.#logins.ifHidden.add(...judgeMasked(read, masks));
      return false;
    }
    const noCookie = lacksCookie(read);
    if (!noCookie && !hasMasks(masks)) {
      observations.saw(read);
      return isComparable;
    }
    const question = noCookie ? this.#logins : this.#masks;
    const headers = [...masks.headers, ...(noCookie ? ['set-cookie'] : [])];
    const [hidden, failures] = judgeMasked(read, { ...masks, headers });
    observations.saw(hidden, question.ifHidden, failures);
    question.ifShown.add(read, judge(read.exchange));
    return isComparable;
  }

  /** Adds the failures that have waited. @returns what was not judged */
  settle({ collector }: Observations): Gap[] {
    collector.addGroups(this.#isMasking ? this.#masks.ifHidden : this.#masks.ifShown);
    collector.addGroups(this.#showsLogins ? this.#logins.ifShown : this.#logins.ifHidden);
    const { requests, answers, operations } = this.#masked;
    const values = this.#isMasking
      ? 'neither these values nor what depends on them is judged'
      : 'they are not compared with other exchanges';
    return [
      ...gap(`${requests} requests and ${answers} answers hold masked values: ${values}`, operations),
      ...gap(
        `${this.#accounts.requests} requests hold masked credentials: it is unknown which of them are of one account`,
        this.#accounts.operations,
      ),
      ...(this.#showsLogins
        ? []
        : gap(
            `${this.#anonymous.requests} requests hold no credentials, as every other one of the recording: whether a request without a login is refused is not judged`,
            this.#anonymous.operations,
          )),
    ];
  }

  /** Returns whether the recording hides who has sent the request. */
  #isAccountHidden({ case: { operation }, wire }: Sent): boolean {
    const { cookie = '' } = wire.headers;
    // A mask may take the place of the whole header: `[REDACTED]`.
    const isInCookie = operation.credentials?.some((each) => each.in === 'cookie') === true;
    return (
      shownCredentials(operation, wire).some(isHiddenCredential) ||
      (isInCookie && !cookie.includes('=') && isHiddenCredential(cookie))
    );
  }

  /** Counts what is masked, and remembers whether it shows that the recorder masks. */
  #note({ case: { operation }, wire, exchange: { got } }: Sent, masks: Masks, isHidden: boolean): void {
    if (isHidden) {
      this.#accounts.requests += 1;
      this.#accounts.operations.add(operation);
    }
    if (masks.request.length > 0) this.#masked.requests += 1;
    if (masks.answer.length > 0) this.#masked.answers += 1;
    if (masks.request.length + masks.answer.length > 0) this.#masked.operations.add(operation);
    // Only a recorder masks a request, or puts a word such as `[REDACTED]` where the contract of a response does not allow it.
    this.#isMasking ||=
      isHidden ||
      masks.request.some(({ hasReason }) => hasReason) ||
      masks.answer.some(
        ({ text, hasReason }) => hasReason && maskForm(text) === 'certain' && /\p{L}/u.test(text),
      );
    this.#showsLogins ||=
      shownCredentials(operation, wire).length > 0 || got.headers?.['set-cookie'] !== undefined;
  }
}

/** Returns whether a cookie is missing that the contract requires: Chrome's sanitized export leaves all of them out. */
const lacksCookie = ({ case: { operation }, exchange: { got } }: Sent): boolean =>
  got.headers?.['set-cookie'] === undefined &&
  answerOf(operation, got.status)?.headers.some(
    ({ name, required }) => required && /^set-cookie$/i.test(name),
  ) === true;

const gap = (why: string, operations: ReadonlySet<Operation>): Gap[] =>
  operations.size === 0 ? [] : [{ group: 'traffic', why, concerns: [...operations].map(({ id }) => id) }];
