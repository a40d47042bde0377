/** Schema of one exchange of a recording in a scenario file (docs/recordings.md). */
import { Type, type Static } from 'typebox';

const HeaderValue = Type.String({ maxLength: 16_384 });
const duration = '^\\d{1,6}(ms|s)$';

export const NewReplay = Type.Object(
  {
    on: Type.String({ pattern: '^[a-z]+\\.[A-Za-z0-9]+$', description: 'service.operation' }),
    request: Type.Optional(
      Type.Unknown({ description: 'Payload of the request as parsed; any payload when absent' }),
    ),
    status: Type.Optional(
      Type.Integer({ minimum: 200, maximum: 599, description: 'HTTP status; 200 when absent' }),
    ),
    headers: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([HeaderValue, Type.Array(HeaderValue, { minItems: 1, maxItems: 100 })]),
        {
          maxProperties: 100,
          description:
            'Names in lower case, several values as a list; without those of the connection, of the session and of the simulator',
        },
      ),
    ),
    answer: Type.Optional(Type.Unknown({ description: 'The body as JSON: the whole envelope' })),
    body: Type.Optional(Type.String({ description: 'Body as text, sent unchanged in UTF-8' })),
    base64: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9+/]*={0,2}$',
        description: 'Bytes of the body, if it is not text',
      }),
    ),
    file: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$',
        maxLength: 200,
        description: 'The file with the bytes of the body, relative to the folder of this file',
      }),
    ),
    delay: Type.Optional(
      Type.String({ pattern: duration, description: 'Delay of the response, like 30s or 500ms' }),
    ),
    drop: Type.Optional(Type.Enum(['connection'], { description: 'No answer: the connection is closed' })),
    wire: Type.Optional(
      Type.Enum(['hang', 'reset', 'malformed-chunk', 'slow-drip'], {
        description: 'Fault of the transport; the first two give no response',
      }),
    ),
    over: Type.Optional(
      Type.String({ pattern: duration, description: 'Duration of a slow drip; 10s when absent' }),
    ),
  },
  { additionalProperties: false },
);
export type NewReplay = Static<typeof NewReplay>;
