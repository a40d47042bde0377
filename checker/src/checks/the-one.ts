import { isObject } from '../object.ts';
import type { Check } from './check.ts';
import { thingOf } from './thing.ts';

/** Who asks for a thing by its name gets that one. */
export const theOne: Check = {
  id: 'the-one',
  title: 'the thing that is shown is the one that was asked for',
  judge: ({ operation, payload, verdict }) => {
    const data = thingOf(operation, verdict.data);
    if (!verdict.success || !isObject(data)) return [];
    return (operation.roles ?? []).flatMap(({ kind, does }) => {
      const [asked, shown] = [payload[kind.as], data[kind.member]];
      if (does !== 'one' || asked === undefined || shown === undefined || String(asked) === String(shown))
        return [];
      return [
        {
          message: `${kind.member} ${String(shown)} came, ${String(asked)} was asked for`,
          pointer: `/${kind.member}`,
        },
      ];
    });
  },
};
