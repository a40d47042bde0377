/** Words with which a stated effect need not follow, or not by the full value. */
const CONDITION =
  /\b(?:if|unless|except|when|whenever|while|may|might|can|could|cannot|optional\w*|default|otherwise|only|at most|at least|up to|as far as|as soon as|until|once|after|before|instead|rounded|capped|not|never|no longer)\b/i;

/** Whether a sentence states an effect under a condition. A condition anywhere in it may belong to each of its clauses. */
export const hasEffectCondition = (sentence: string): boolean => CONDITION.test(sentence);
