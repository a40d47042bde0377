/** Replaces the secrets of a request with stand-ins. */
import { readJson, valueLimits } from '../../json/readJson.ts';
import type { SecretNames } from '../../services/secretNames.ts';
import { standInFor, withStandIns } from '../../sessions/standIn.ts';
import { SEARCHED } from '../secrets/masked.ts';
import { secretsInText } from '../secrets/secretsInText.ts';
import { secretSpans } from '../secrets/secretSpans.ts';
import { parametersOf } from '../secrets/shownAddress.ts';

const WORD = /^(?:true|false|null)$/;

/** Replaces secrets in the parts of one request, and records whether there were any. */
export class SafeRequest {
  /** True if a stand-in was inserted. */
  hasStandIns = false;
  readonly #names: SecretNames;

  constructor(names: SecretNames) {
    this.#names = names;
  }

  /** Returns the value without secrets. Its texts may contain JSON or an address. */
  value<Value>(value: Value): Value {
    const { value: safe, secrets } = withStandIns(value, this.#names, (text) => this.text(text));
    this.hasStandIns ||= secrets.length > 0;
    return safe;
  }

  /** Returns the text without secrets; an unchanged text if it contains none. */
  text(text: string): string {
    const read = /^\s*[[{]/.test(text) ? readJson(text, valueLimits.request) : { problem: 'no JSON' };
    if ('value' in read) {
      const safe = JSON.stringify(this.value(read.value));
      if (safe !== JSON.stringify(read.value)) return safe;
    }
    return this.#withoutHidden(text, this.#spans(text));
  }

  /** Returns the address without secrets; an unchanged address if it contains none. */
  path(url: string): string {
    const [path = '', query] = url.split(/\?(.*)/s, 2);
    if (query === undefined) return this.text(url);
    const parameters = parametersOf(url);
    const safe = this.value(parameters);
    const shown = this.text(path);
    if (JSON.stringify(safe) === JSON.stringify(parameters)) return `${shown}?${query}`;
    return `${shown}?${new URLSearchParams(safe.flatMap((one) => Object.entries(one)))}`;
  }

  /** Also replaces secrets whose names are encoded, as `token%3D…`. @returns '' if there are too many to search */
  #withoutHidden(text: string, safe: string): string {
    if (!/%|\\u00|&quot;/.test(text)) return safe;
    const hidden = secretsInText(text, this.#names);
    if (hidden.length * text.length > SEARCHED) {
      this.hasStandIns = true;
      return '';
    }
    return hidden
      .filter((secret) => safe.includes(secret))
      .reduce((shown, secret) => shown.replaceAll(secret, this.#standIn(secret)), safe);
  }

  #standIn(secret: string): string {
    const standIn = standInFor(secret);
    this.hasStandIns ||= standIn !== secret;
    return standIn;
  }

  #spans(text: string): string {
    const parts: string[] = [];
    let at = 0;
    for (const { start, end } of secretSpans(text, this.#names)) {
      const secret = text.slice(start, end);
      if (WORD.test(secret)) continue;
      parts.push(text.slice(at, start), this.#standIn(secret));
      at = end;
    }
    return parts.length === 0 ? text : parts.join('') + text.slice(at);
  }
}
