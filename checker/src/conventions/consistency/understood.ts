/**
 * Decides whether a sentence about states is understood: each of its words belongs to a closed vocabulary. Any other word, such as
 * `another`, `without` or a foreign noun, may change what the sentence means.
 */
import { singular, wordPattern, wordsOf } from '../../core/base/words.ts';
import type { Operation } from '../../core/contract/types.ts';
import { perOperation } from '../prose/perOperation.ts';
import { resourceWord } from './names.ts';
import type { State } from './states.ts';
import { sharesStem } from './stems.ts';

/** Words without a meaning of their own. `t` and `s` are of `isn't` and `that's`. */
const FUNCTION = new Set(
  `a afterwards again aren allowed already an and answer answered answers anew are as away be become becomes been but can cannot
  code conflict data don either else error final for from get gets give gives http if in into is isn it late longer
  may must need needs neither never no nor not of off one ones only or other otherwise possible refused refuses rejected
  rejects request required response return returned returns s so state states status still t take takes that the then there these
  they this those to too unless well what which while who when once yet you`.split(/\s+/),
);

/** Words that are understood in these phrases only: `any other status`, but not `any open line`. */
const PHRASES = [
  /\b(?:any|every|all)\s+(?:(?:state|status)\s+)?others?\b(?: than)?|\b(?:anything|everything|all|something)(?: (?:else|others?|but))|\bother than\b|\b(?:not|n't|no) any ?(?:more|longer)\b|\bany ?more\b/gi,
  /\bas long as\b|\bhas to be\b|\bexcept\b|\bit (?:was|has been)\b|\bpass(?:es)? (?:from|to)\b|\bwith (?=(?:an? |the )?(?:http|status|code|error|conflict|\d))/gi,
  /\btakes? no(?: new)?\b|\btake new\b|\b(?:and )?nothing (?:changes|is changed)\b/gi,
  /\bnothing(?: (?:more|else|new|further))?(?= (?:can|may) be\b)/gi,
  /\b(?:any|every|each|all) (?:further )?(?=(?:update|change|edit|write|attempt)s?\b)/gi,
];

const CHANGE = /^(?:chang|edit|updat|replac|amend|correct|modif)/;
/** Words of the usual actions, by method. */
const ACTIONS: Readonly<Record<string, RegExp>> = {
  DELETE: /^(?:delet|remov|discard)/,
  PATCH: CHANGE,
  PUT: CHANGE,
  POST: /^(?:add(?:s|ed)?|made|creat\w*)$/,
};

/** The verb that begins a description, and the start of a list item: `Calls off a planned lesson`. */
const BEGIN = /^- |^\p{L}+s(?: (?:off|out|up|back|down))?(?= (?:an?|the|it)\b)/u;
/** The name of an error behind its code: `409 wrong_state`. */
const NAMED = /\b(\d{3})\W{1,4}\p{L}+(?:_\p{L}+)+\b/gu;

const CHINESE =
  /其[它他]|不[是为在能可得]|不处于|并非|未处于|处于|只有|只能|状态|否则|返回|拒绝|必须|可以|允许|错误码|已经?|仅|除了?|非|时|的|若|如果|当|才|则|或|和|与|是|为|该|在|后/g;

/** The words of the resource and of the action. */
const ownWords = perOperation(({ id, url, path = '', summary, tags, roles = [], named = {} }): string[] => {
  const [verb = ''] = /^\S+/.exec(summary) ?? [];
  const resources = [...roles.map(({ resource }) => resource), ...Object.values(named)].map(resourceWord);
  return [...new Set([id, url, path, verb, ...tags, ...resources].flatMap(wordsOf).map(singular))];
});

/** Pairs of Chinese characters in the summary and the tags: `订单` of `取消订单`. */
const chinesePairs = perOperation(({ summary, tags }): string[] =>
  [summary, ...tags].flatMap((text) =>
    [...text.matchAll(/\p{Script=Han}(?=(\p{Script=Han}))/gu)].map(([one, next = '']) => one + next),
  ),
);

/** Returns whether all words of a text are understood. */
export function isUnderstood(text: string, operation: Operation, { name, value, others }: State): boolean {
  const own = ownWords(operation);
  const states = [value, ...others, name].map((each) => wordPattern(each.replace(/^not /, '')));
  let rest = text
    .replace(BEGIN, '')
    .replaceAll('’', "'")
    .replaceAll(new RegExp(states.join('|'), 'giu'), ' ')
    .replaceAll(NAMED, '$1');
  for (const phrase of [...PHRASES, CHINESE]) rest = rest.replaceAll(phrase, ' ');
  for (const pair of chinesePairs(operation)) rest = rest.replaceAll(pair, ' ');
  const isKnown = (word: string): boolean =>
    FUNCTION.has(word) ||
    operation.errors.some(({ code, names = [] }) =>
      [code, ...names].some((each) => each.toLowerCase() === word),
    ) ||
    ACTIONS[operation.method]?.test(word) === true ||
    // `Retiring is final`, of the state `retired`.
    [...own, value, ...others].some((each) => each === singular(word) || sharesStem(each, word));
  return (rest.toLowerCase().match(/[\p{L}\d_]+/gu) ?? []).every(isKnown);
}
