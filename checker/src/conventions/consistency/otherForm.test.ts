import { expect, test } from 'vitest';
import { creates, inPath, inQuery, json, lists, number, reads } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';

const reading = { type: 'object', properties: { id: number, temperature: number } };
const described = (name: string, description: string) => ({ ...inQuery(name), description });

test.each([
  [inQuery('unit'), []],
  [inQuery('temperatureUnit'), []],
  [inQuery('display_currency'), []],
  [inQuery('lang'), []],
  [inQuery('time_zone'), []],
  [described('as', 'Temperatures are converted to this scale'), []],
  [described('scale', 'The unit of the temperature'), []],
  [described('to', '换算成'), []],
  // The requests ask for the default, so the form is the usual one.
  [inQuery('unit', { type: 'string', default: 'kelvin' }), ['kept', 'kept']],
  [inQuery('station'), ['kept', 'kept']],
  // A unit may be a flat, and `community` has the letters of a unit.
  [inQuery('unitId'), ['kept', 'kept']],
  [described('day', 'Only readings of this day'), ['kept', 'kept']],
  [described('by', 'The community that has given it'), ['kept', 'kept']],
])('compares what a read shows with what was written, but not in another form: %j', (parameter, rules) => {
  const { sent } = smallContract('readings.json', {
    paths: {
      '/readings': {
        get: { ...lists('list', reading), parameters: [parameter] },
        post: creates('add', reading, json(reading)),
      },
      '/readings/{id}': { get: { ...reads('get', reading), parameters: [inPath('id'), parameter] } },
    },
  });
  const tracker = new ConsistencyTracker();
  const asked = { [parameter.name]: 'kelvin' };
  const other = { id: 1, temperature: 294.65 };
  const found = [
    sent('add', { temperature: 21.5 }, { id: 1, temperature: 21.5 }),
    sent('get', { id: 1, ...asked }, other),
    sent('list', asked, [other]),
  ].flatMap((each) => tracker.saw(each, 'parent'));
  expect(found.map(({ rule }) => rule)).toEqual(rules);
});
