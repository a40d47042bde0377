/** Finds states that a sentence gives to some of the resources only: `a draft without parcels`. It says nothing about the others. */

/** Words behind a state, or behind its noun, that narrow it; not `a draft with 409`. */
const NARROWING = String.raw`(?:without|having|containing|lacking|whose|(?:of|for|in) (?:which|whom)|(?:older|younger|longer|more|less|fewer|earlier|later) than|with(?! (?:an? |the )?(?:http|4\d\d|code|error|status|state|message|conflict|\p{L}+_))|(?:that|which|who|and|but) (?:ha(?:s|ve|d)|do(?:es)?|was|were|lacks?|contains?|no|not|nobody|its|their|there|(?:older|younger|longer|more|less) than|(?:is|are)(?! (?:possible|allowed|refused|rejected|not possible|final)))\b)`;

/** Not one of these words. Any other word behind a state may be its noun: `pay run` of `an approved pay run without payslips`. */
const NO_NOUN = String.raw`(?!(?:ones?|or|and|nor|already|still|yet|is|are|was|were|be|been|has|have|can|cannot|may|must|will|needs?|gets?|becomes?|leads|means|gives|returns|status|state|item|record|entry|resource|object|when|if|while|unless|until|before|after|once|for|to|into|in|at|by|on|of|from|as|it|that|which|who|with|without|otherwise|else|only|alone|again|any|more|not|but|then|than)\b)`;

/** @param word the pattern of the state's word */
export const isNarrowed = (text: string, word: string): boolean =>
  new RegExp(String.raw`${word}(?: ${NO_NOUN}\p{L}+){0,2} ${NARROWING}`, 'iu').test(text);
