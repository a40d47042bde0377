/** Tells a sentence about the form of a request from a condition that only the backend can judge. */

/** Words of sentences about nothing but the form of a request. Any other word may name a condition. */
const FORM = new Set(
  `a above an and answer answered answers any api are aren argument arguments as at attribute attributes bad be
  been beyond body both bounds broken but by can cannot characters code content contract data declared default
  detail details different do documented does doesn don each either else entity erroneous error errors every
  expected failed failure failures field fields fit fits for form format formats from get gets give given gives
  greater had has have here higher how http if illegal in incorrect input inputs into invalid is isn it its json
  just key large larger least length less long longer lower malformed match matches maximum may member members
  message messages minimum missing most must neither no non none nor not object objects of off offending on one
  only or other otherwise out outside over param parameter parameters params payload per problem problems
  properties property query range refused reject rejected rejection reported request requests required response
  returned returns s say says schema semantic short shorter should size small smaller so some status string such
  syntax t text texts than that the their them then there these they this those to too type types under unexpected
  unprocessable up valid validate validated validation value values violate violates violation violations was were
  what when where which whole why will with within wrong`.split(/\s+/),
);

/** Phrases with words that may name a condition elsewhere: `an unknown member`, not `an unknown plan`; `well-formed`, `application/json`. */
const OF_FORM =
  /\bunknown (?=(?:query )?(?:members?|fields?|propert(?:y|ies)|parameters?|keys?|attributes?|values?)\b)|\bunsupported (?:content|media) types?\b|\bwell[- ]formed\b|\bapplication\/json\b/gi;

/** The same for Chinese: `参数校验失败返回422`. */
const CHINESE_FORM =
  /请求|参数|校验|格式|类型|范围|长度|字段|取值|必填|缺少|缺失|错误|失败|无效|非法|合法|正确|通过|返回|超出|不|未|体|值|时|则|为|的|或|和|与|是/g;

/** `Otherwise 422`, `This is a 400`: the condition is in an earlier sentence. */
const REFERS_BACK =
  /^\W*(?:otherwise|else|if not|(?:this|that|it|they|these|those|such)(?: one)? (?:is|are|gives?|gets?)|in (?:this|that|such|either|both))\b|^否则/i;

/** Returns whether the sentence tells nothing but that a request of a wrong form is refused. */
export const isAboutForm = (text: string): boolean =>
  !REFERS_BACK.test(text) &&
  (
    text
      .replaceAll(OF_FORM, '')
      .replaceAll(CHINESE_FORM, ' ')
      .match(/\p{L}+/gu) ?? []
  ).every((word) => FORM.has(word.toLowerCase()));
