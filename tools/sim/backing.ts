/**
 * `npm run proof -- sim:backing`: lists the operations that the world answers and those that the fallback builds from their contract. Fails
 * while the fallback answers one.
 */
import { catalogue } from '#simulator/services/catalogue.ts';
import { handlerOf } from '#simulator/services/registry.ts';
import { optionsOf } from '../command.ts';
import { finish, rounded, table } from './table.ts';

optionsOf('npm run proof -- sim:backing', {});

const backing = catalogue.map((operation) => ({
  operation,
  byWorld: handlerOf(operation.service, operation.id) !== undefined,
}));
const services = [...new Set(catalogue.map(({ service }) => service))];

console.log(
  table(
    ['operation', 'effect', 'answered by'],
    backing.map(({ operation, byWorld }) => [
      operation.address,
      operation.effect,
      byWorld ? 'world' : 'FALLBACK',
    ]),
  ),
);
const count = (service: string, byWorld: boolean): number =>
  backing.filter((row) => row.operation.service === service && row.byWorld === byWorld).length;
console.log(
  `\n${table(
    ['service', 'world', 'fallback'],
    services.map((service) => [service, count(service, true), count(service, false)]),
  )}`,
);

const left = backing.filter(({ byWorld }) => !byWorld);
const share = (part: number): number => rounded((100 * part) / backing.length);
finish(
  {
    operations: backing.length,
    world: backing.length - left.length,
    fallback: left.length,
    world_percent: share(backing.length - left.length),
    fallback_percent: share(left.length),
  },
  left.map(({ operation }) => `${operation.address} is answered by the fallback`),
);
