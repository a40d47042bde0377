/** A mainland mobile number. docs/design/portal.md "Forms" */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

export const isSmsCode = (text: string): boolean => /^\d{6}$/.test(text);

/**
 * The form that mail servers accept in practice: one @, a dotted domain, 254 characters at most, such as `a.b+c@x-y.cn`. The
 * name has no dot at its ends and no two in a row.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  ) &&
  !/^\.|\.\.|\.@/.test(text);
