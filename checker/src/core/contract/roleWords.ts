/** Phrases that restrict an operation to a role: `staff only`, `may only read`, `requires the role …`. */
export const ROLE =
  /\b(\w+s|staff|personnel|ROLE_\w+|role \w+) only\b|\bonly (for |by )?(an? |the )?(\w+s|admin\w*|ROLE_\w+|manager|committee|staff)\b|\b(may|can) only (read|view|look)\b|\b(requires|needs) (the )?(role|permission)|只读账号|仅限/i;

/** Words for another reason of a refusal: the owner of the resource, the state or plan of the account, a limit, the request's origin. */
export const OTHERWISE =
  /\bown\b|\bauthor|\bowner|creator|quota|limit|suspend|frozen|locked|verif|expired|disabled|\bplan\b|csrf|origin|本人|自己/i;
