/** Returns whether a member is named as the time of creation: `createdAt`, `creation_time`, `gmtCreate`. */
export const isCreationTime = (name: string): boolean =>
  /^(created?|creation)_?(at|on|time|date)$|^gmt_?create$/i.test(name);

/** Returns whether a member is named, in any words, as the time at which the resource began: `recordedAt`, `filed_on`. */
export const isBeginning = (name: string): boolean =>
  isCreationTime(name) ||
  /^(record|register|report|request|add|insert|enter|import|book|order|plac|post|fil|lodg|rais|submitt|receiv|issu|open|upload|join|captur|logg)ed_?(at|on|time|date)$/i.test(
    name,
  );
