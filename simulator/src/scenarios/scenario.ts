/** Schema of scenario files: source of their types and of scenarios/_schema.json, which editors use for completion. */
import { Type, type Static } from 'typebox';
import { Given } from '../world/given.ts';
import { NewReplay } from './replaySchema.ts';

export type { NewReplay } from './replaySchema.ts';

const name = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$' });

/** Effect of a fault; at least one member. */
const FaultAnswer = Type.Partial(
  Type.Object({
    code: Type.String({ description: 'A documented code of the operation' }),
    layer: Type.Enum(['outer', 'inner'], { description: 'Layer of a gateway code' }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'HTTP status' }),
    delay: Type.String({
      pattern: '^\\d{1,6}(ms|s)$',
      description: 'Delay of the response, like 30s or 500ms; can be combined with the other members',
    }),
    spread: Type.Number({
      exclusiveMinimum: 0,
      maximum: 3,
      description:
        'Sigma of a log-normal distribution of delays, whose median is `delay`; drawn by the session seed',
    }),
    wire: Type.Enum(['hang', 'reset', 'empty', 'truncated', 'wrong-type', 'malformed-chunk', 'slow-drip'], {
      description: 'Fault of the transport; with the first three the provider does not act',
    }),
    over: Type.String({
      pattern: '^\\d{1,6}(ms|s)$',
      description: 'Duration of a slow drip, like 3s; 10s when absent',
    }),
    drop: Type.Enum(['connection', 'answer'], {
      description:
        'The connection breaks before the provider acts, or after it: then its effect stays, but the response is lost',
    }),
    body: Type.String({ maxLength: 65_536, description: 'Body, sent unchanged' }),
  }),
  { minProperties: 1, additionalProperties: false },
);

const pointer = '^/.{0,255}$';

/** Requests that a fault applies to; all conditions must hold. */
const FaultWhen = Type.Partial(
  Type.Object({
    fields: Type.Record(
      Type.String({ pattern: pointer }),
      Type.Union([Type.String({ maxLength: 1024 }), Type.Number(), Type.Boolean(), Type.Null()]),
      {
        minProperties: 1,
        maxProperties: 20,
        description: 'By JSON pointer into the payload: the value must equal this; null if it must be absent',
      },
    ),
    like: Type.Record(Type.String({ pattern: pointer }), Type.String({ minLength: 1, maxLength: 256 }), {
      minProperties: 1,
      maxProperties: 20,
      description: 'Like `fields`, with * for any text',
    }),
    call: Type.Integer({ minimum: 1, description: 'The N-th of such requests only' }),
    every: Type.Integer({ minimum: 2, description: 'Every N-th of them' }),
    percent: Type.Number({
      exclusiveMinimum: 0,
      maximum: 100,
      description: 'This share of such requests, at random by the session seed',
    }),
  }),
  {
    minProperties: 1,
    additionalProperties: false,
    description: 'Requests that the fault applies to; all when absent',
  },
);
export type FaultWhen = Static<typeof FaultWhen>;

export const NewFault = Type.Object(
  {
    on: Type.String({
      pattern: '^([a-z]+\\.[A-Za-z0-9]+|asset:/.+)$',
      description:
        'service.operation, or asset:/path where * stands for any text without a slash and ** for any text',
    }),
    answer: FaultAnswer,
    when: Type.Optional(FaultWhen),
    times: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Number of requests that the fault applies to; all when absent',
      }),
    ),
  },
  { additionalProperties: false },
);
export type NewFault = Static<typeof NewFault>;

const instant = Type.String({ format: 'date-time' });

export const ClockSetting = Type.Union(
  [
    instant,
    Type.Object({ at: instant, running: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  ],
  { description: 'Time at which the clock is stopped, or from which it runs' },
);
export type ClockSetting = Static<typeof ClockSetting>;

const Visible = Type.Union(
  [
    Type.String({ minLength: 1 }),
    Type.Object({ role: Type.String(), name: Type.String() }, { additionalProperties: false }),
  ],
  { description: 'A whole accessible name, or a role with its name' },
);

export type Visible = Static<typeof Visible>;

export const ScenarioFile = Type.Object(
  {
    title: Type.String({ minLength: 1, description: 'Chinese title, as the console shows it' }),
    extends: Type.Optional(
      Type.Array(name, {
        minItems: 1,
        uniqueItems: true,
        description: 'Scenarios that this one builds on and overrides',
      }),
    ),
    clock: Type.Optional(ClockSetting),
    given: Type.Optional(Given),
    faults: Type.Optional(Type.Array(NewFault, { description: 'Faults of requests and responses' })),
    replay: Type.Optional(
      Type.Array(NewReplay, {
        description: 'A recorded conversation to replay; the world answers the operations that are not in it',
      }),
    ),
    visit: Type.Optional(
      Type.String({ pattern: '^/', description: 'Where the portal opens, relative to /front' }),
    ),
    shows: Type.Optional(
      Type.Array(Visible, { description: 'What the visited screen shows, after the steps' }),
    ),
    steps: Type.Optional(
      Type.Array(Visible, {
        minItems: 1,
        description: 'Elements to click, one after the other, before `shows` is checked; none when absent',
      }),
    ),
    hides: Type.Optional(
      Type.Array(Visible, { description: 'Elements that the visited screen does not show' }),
    ),
    proves: Type.Optional(Type.Array(name, { description: 'Ids from tests/requirements.yaml' })),
  },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'scenario',
    title: 'A scenario: a state that the simulated provider can be in',
    additionalProperties: false,
  },
);
export type ScenarioFile = Static<typeof ScenarioFile>;

export interface Scenario extends ScenarioFile {
  readonly name: string;
  /** Folder of the file; the console groups by it. */
  readonly group: string;
}
