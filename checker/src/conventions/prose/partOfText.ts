/** `Part of the title`, `text in the name`, `whose name contains this text`. Not `begins with`: the word may stand elsewhere. */
const PART_OF =
  /\b(?:parts? of|text in|substring of|contain(?:s|ed|ing)?|includes? (?:this|the) text|anywhere in)\b(?! no\b)/i;

/** A filter with this description also keeps texts of which its value is only a part. */
export const isOfPart = (description: string): boolean => PART_OF.test(description);
