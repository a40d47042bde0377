import type { MemberLevel } from '#generated/shared/enums/MemberLevel.ts';
import { MemberPromiseLevel } from '#generated/shared/enums/MemberPromiseLevel.ts';
import type { MemberTimeLevel } from '#generated/shared/enums/MemberTimeLevel.ts';
import { MemberPromiseLevelLabel, MemberTimeLevelLabel } from '#generated/shared/labels.ts';
import { copy } from './copy.ts';
import { memberLevels, quotaBadgeLevel, timeLevels } from './member.ts';

/** The member level itself and the three badge dimensions. 2 §2.4 */
export type LevelPreviewKind = 'member' | 'time' | 'promise' | 'quota';

export interface LevelPreview {
  readonly kind: LevelPreviewKind;
  readonly title: string;
  readonly levels: readonly { readonly name: string; readonly description: string }[];
  /** Index of the user's own level, -1 when none is reached. */
  readonly current: number;
}

interface LevelFacts {
  readonly userLevel: MemberLevel;
  readonly userTimeLevel: MemberTimeLevel;
  readonly userPromiseLevel?: MemberPromiseLevel | undefined;
}

interface MedalFacts {
  readonly vipMedal: { readonly lit: boolean; readonly level?: string | undefined };
}

const promiseLevels = [MemberPromiseLevel.Gold, MemberPromiseLevel.Diamond] as const;
const promiseText = { gold: copy.goldDesc, diamond: copy.diamondDesc } as const;

/** Returns the levels of a dimension, lowest first, with the user's own. */
export function previewOf(
  kind: LevelPreviewKind,
  level: LevelFacts,
  medals: MedalFacts | undefined,
): LevelPreview {
  switch (kind) {
    case 'member':
      return {
        kind,
        title: copy.title,
        levels: memberLevels.map((name) => ({ name, description: copy.levelDesc[name] })),
        current: memberLevels.indexOf(level.userLevel),
      };
    case 'time':
      return {
        kind,
        title: copy.time,
        levels: timeLevels.map((name) => ({
          name: MemberTimeLevelLabel[name],
          description: copy.timeDesc(MemberTimeLevelLabel[name]),
        })),
        current: timeLevels.indexOf(level.userTimeLevel),
      };
    case 'promise':
      return {
        kind,
        title: copy.promise,
        levels: promiseLevels.map((name) => ({
          name: MemberPromiseLevelLabel[name],
          description: promiseText[name],
        })),
        current: level.userPromiseLevel === undefined ? -1 : promiseLevels.indexOf(level.userPromiseLevel),
      };
    case 'quota':
      // The quota badge (`vipMedal`) has a single level.
      return {
        kind,
        title: copy.quota,
        levels: [{ name: quotaBadgeLevel(medals?.vipMedal ?? {}), description: copy.vipDesc }],
        current: medals?.vipMedal.lit ? 0 : -1,
      };
  }
}
