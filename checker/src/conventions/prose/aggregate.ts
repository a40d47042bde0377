/** Reads a sum, an average or a number of other resources: `Sum of total_cost of all fuel entries`, `Number of its reviews`. */
import { singular, squeezed } from '../../core/base/words.ts';
import { sentencesIn } from '../../core/contract/sentences.ts';
import { roundingIn, type Rounding } from './rounding.ts';

export interface Aggregate {
  readonly kind: 'number' | 'sum' | 'average';
  /** Words of the added member, without blanks, in the singular: `totalcost`. Empty for a number. */
  readonly member: string;
  /** All words for the resources, without blanks: `fuelentries`, `finishedtrips`. */
  readonly noun: string;
  /** The first of several words, which may be their state: `finished`. */
  readonly before?: string;
  readonly rounding?: Rounding;
  readonly text: string;
}

const ALL = String.raw`(?:(?:all|its|the|of|their) )*`;
const NOUN = String.raw`((?:[\p{L}-]+ ){0,2}[\p{L}-]+)`;
/** Ends of the description that change nothing: the rounding, or what is shown if there is none. */
const END = String.raw`(?=$|, (?:rounded|commercially|to (?:one|two|\d))\b|[,;(] ?(?:null|0|zero) (?:while|if|when|without|as long as)\b)`;
const NUMBER = new RegExp(String.raw`^(?:the )?(?:number|count) of ${ALL}${NOUN}${END}`, 'iu');
const SUM = new RegExp(
  String.raw`^(?:the )?(sum|total|average|mean) of ${ALL}([\w ]+?) of ${ALL}${NOUN}${END}`,
  'iu',
);

/** @returns undefined for any other description, and for one with a condition */
export function aggregateIn(description: string): Aggregate | undefined {
  const [text = ''] = sentencesIn(description.replaceAll('`', '').split(/; /)[0] ?? '');
  const rounding = roundingIn(description);
  const rest = { text: description, ...(rounding && { rounding }) };
  const [, counted] = NUMBER.exec(text) ?? [];
  if (counted !== undefined) return { kind: 'number', member: '', ...nounIn(counted), ...rest };
  const [, word = '', member = '', noun] = SUM.exec(text) ?? [];
  if (noun === undefined) return undefined;
  const kind = /^(average|mean)$/i.test(word) ? 'average' : 'sum';
  return { kind, member: singular(plain(member)), ...nounIn(noun), ...rest };
}

const plain = (text: string): string => squeezed(text.replaceAll(' ', ''));

/** All words are the noun, or the first one is a state. */
function nounIn(text: string): Pick<Aggregate, 'noun' | 'before'> {
  const [first = '', ...others] = text.split(' ');
  return { noun: plain(text), ...(others.length > 0 && { before: first }) };
}

/** Returns whether the noun means the resources of this collection: with all words, or without the first as a state. */
export function nounFits({ noun, before }: Aggregate, collection: string): 'whole' | 'state' | undefined {
  const wanted = plain(collection);
  if (noun === wanted) return 'whole';
  return before !== undefined && noun === `${plain(before)}${wanted}` ? 'state' : undefined;
}
