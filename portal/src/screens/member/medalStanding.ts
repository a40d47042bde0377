import { MemberTimeLevelLabel } from '#generated/shared/labels.ts';
import type { Outputs } from '#generated/standard/io.ts';
import { previewOf } from '../../domain/member/levelPreview.ts';
import type { MedalDimension } from '../../domain/member/MedalIcon.tsx';
import { formatAmount } from '../../format/money.ts';
import { copy } from './copy.ts';
import { nextTimeLevel, type Level } from './rules.ts';

type Medals = Outputs['queryCompanyLevelMedals'];

export interface MedalStanding {
  readonly lit: boolean;
  /** The value or the met requirement that earned the level; else a text that the badge is missing. */
  readonly fact: string;
  /** The next level and its requirement, or that there is none above. */
  readonly next: string;
}

/** The state of a badge, with the texts about this level and the next. */
export function medalStanding(dimension: MedalDimension, level: Level, medals: Medals): MedalStanding {
  const { levels, current } = previewOf(dimension, level, medals);
  const shown = levels[current];
  const next = levels[current + 1];
  const nextText =
    next === undefined ? copy.medals.highest : `${copy.medals.next(next.name)}，${next.description}`;
  switch (dimension) {
    case 'time': {
      const { lit, months } = medals.timeMedal;
      const coming = months === undefined ? undefined : nextTimeLevel(level.userTimeLevel, months);
      return {
        lit,
        fact: months === undefined ? (shown?.description ?? '') : copy.medals.opened(months),
        next: coming ? copy.medals.nextIn(MemberTimeLevelLabel[coming.level], coming.months) : nextText,
      };
    }
    case 'promise':
      return {
        lit: medals.unOverdueMedal.lit,
        fact: shown?.description ?? copy.medals.unlit,
        next: nextText,
      };
    case 'quota': {
      const { lit, creditAmount } = medals.vipMedal;
      return {
        lit,
        fact: creditAmount === undefined ? copy.medals.unlit : copy.medals.credit(formatAmount(creditAmount)),
        next: nextText,
      };
    }
  }
}
