/** What a scenario file says. The schema is the source of the types and of scenarios/_schema.json, which editors complete by. */
import { Type, type Static } from 'typebox';
import { Given } from '../world/given.ts';

const name = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$' });

/** What goes wrong and how; at least one member. */
const FaultAnswer = Type.Partial(
  Type.Object({
    code: Type.String({ description: 'A documented code of the operation' }),
    layer: Type.Enum(['outer', 'inner'], { description: 'Layer of a gateway code' }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'HTTP status' }),
    delay: Type.String({
      pattern: '^\\d{1,6}(ms|s)$',
      description: 'Like 30s or 500ms; goes with the others',
    }),
    drop: Type.Enum(['connection', 'answer'], {
      description:
        'The connection breaks before the provider acts, or after: then what it did stands, and nobody hears of it',
    }),
    body: Type.String({ maxLength: 65_536, description: 'Sent as it stands' }),
  }),
  { minProperties: 1, additionalProperties: false },
);

export const NewFault = Type.Object(
  {
    on: Type.String({
      pattern: '^([a-z]+\\.[A-Za-z0-9]+|asset:/.+)$',
      description:
        'service.operation, or asset:/path where * stands for any text without a slash and ** for any text',
    }),
    answer: FaultAnswer,
    times: Type.Optional(Type.Integer({ minimum: 1, description: 'How often; always when absent' })),
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
  { description: 'Where the clock stands, or from where it runs' },
);
export type ClockSetting = Static<typeof ClockSetting>;

const Visible = Type.Union(
  [
    Type.String({ minLength: 1 }),
    Type.Object({ role: Type.String(), name: Type.String() }, { additionalProperties: false }),
  ],
  { description: 'A whole accessible name, or a role with its name' },
);

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
    faults: Type.Optional(Type.Array(NewFault, { description: 'What goes wrong on the way' })),
    visit: Type.Optional(
      Type.String({ pattern: '^/', description: 'Where the portal opens, relative to /front' }),
    ),
    shows: Type.Optional(Type.Array(Visible, { description: 'What the visited screen shows' })),
    hides: Type.Optional(Type.Array(Visible, { description: 'What it does not show' })),
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
