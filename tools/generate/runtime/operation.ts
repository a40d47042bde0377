import type { Client as FetchClient } from 'openapi-fetch';
import { clientOf, type CallOptions, type Client } from './client.ts';
import { exchange, type SendableOperation, type Init, type Received } from './exchange.ts';
import type { ServiceFacts, States } from './facts.ts';
import { ApiError } from './failure.ts';
import { fetchClients } from './fetchClient.ts';
import { toJsonString, type JsonString } from './jsonString.ts';
import type { Refusal, Result, resultOf, SuccessCode } from './result.ts';
import type { ToleratedAnswer } from './tolerated.ts';

/** Types of a service, and the members of an input that the client may add. */
export interface Contract {
  readonly paths: object;
  readonly service: ServiceFacts;
  readonly inputs: object;
  readonly outputs: object;
  readonly answers: object;
  readonly documented: Readonly<Record<string, readonly string[]>>;
  readonly added: string;
}

/** An input without the members that the client adds. */
export type Given<Input, Added extends string> = Omit<Input, Added> & {
  [Member in keyof Input & Added]?: Input[Member] | undefined;
};

/** One operation of the provider. */
export interface Operation<Input, Data, Outcome, Tolerated = never> {
  /**
   * Returns the data. A code of kind `tolerated` returns the unchanged answer (1 §8); callers of a service with such codes must
   * distinguish the two.
   * @throws ApiError for everything else, after the client's `onFailure`
   */
  (input: Input, options?: CallOptions): Promise<Data | Tolerated>;
  /** Returns a union by code. It does not throw for a failure of the provider or the network. */
  readonly result: (input: Input, options?: CallOptions) => Promise<Outcome>;
}

/** Request of the gateway: the payload as JSON text, and the device fingerprint (spec 2 §7). */
export interface Packed<Input> {
  reqData: JsonString<Input>;
  eid: string;
}

type Id<C extends Contract> = keyof C['inputs'] & keyof C['outputs'] & keyof C['answers'] & string;
/** The names of the codes that an operation documents. */
type Name<C extends Contract, I extends Id<C>> = C['documented'][I & keyof C['documented']][number] &
  keyof C['service']['codes'];
type Api<C extends Contract> = FetchClient<C['paths']>;
type Sender<C extends Contract, Sent, Answer> = (
  api: Api<C>,
  sent: Sent,
  init: Init,
) => Promise<Received<Answer>>;

type OperationOf<C extends Contract, I extends Id<C>, System> = Operation<
  Given<C['inputs'][I], C['added']>,
  C['outputs'][I],
  ResultOf<C, I, System>,
  ToleratedAnswer<C['service']>
>;

/** Loads the documented codes and `resultOf`; only `result` needs them. */
type LoadDocumented = () => Promise<{
  readonly documented: Readonly<Record<string, readonly string[]>>;
  readonly resultOf: typeof resultOf;
}>;

type ResultOf<C extends Contract, I extends Id<C>, System> = Result<
  C['outputs'][I],
  SuccessCode<C['service'], System>,
  Refusal<C['service'], Name<C, I>>
>;

/** Returns a function that makes an operation of a service from its id and its typed request. */
export function operationsOf<C extends Contract>(service: ServiceFacts, load: LoadDocumented) {
  const apiOf = fetchClients<C['paths']>(service);
  return <I extends Id<C>>(
    id: I,
    send: Sender<C, C['inputs'][I], C['answers'][I]>,
    states: States = {},
  ): OperationOf<C, I, undefined> =>
    callable<C['inputs'][I], C['outputs'][I], ResultOf<C, I, undefined>, ToleratedAnswer<C['service']>>(
      {
        service,
        id,
        system: undefined,
        states,
        send: (client, input, init) => send(apiOf(client), input, init),
      },
      load,
    );
}

/** Returns a function that makes an operation of the gateway: it packs the input, and a system behind the gateway responds. */
export function packedOperationsOf<C extends Contract>(service: ServiceFacts, load: LoadDocumented) {
  const apiOf = fetchClients<C['paths']>(service);
  return <I extends Id<C>, const System extends string>(
    id: I,
    system: System,
    send: Sender<C, Packed<C['inputs'][I]>, C['answers'][I]>,
  ): OperationOf<C, I, System> => {
    const sent = async (client: Client, input: C['inputs'][I], init: Init) => {
      const packed = { reqData: toJsonString(input), eid: (await client.eid?.()) ?? '' };
      return send(apiOf(client), packed, init);
    };
    return callable({ service, id, system, states: {}, send: sent }, load);
  };
}

/** Puts a file and its other fields into one form. */
export function asForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function callable<Sent, Data, Outcome, Tolerated>(
  exchanged: SendableOperation<Sent>,
  load: LoadDocumented,
): Operation<object, Data, Outcome, Tolerated> {
  const call = async (input: object, options: CallOptions = {}): Promise<Data | Tolerated> => {
    const client = clientOf(options);
    const once = () => exchange(exchanged, client, input, options);
    let outcome = await once();
    // A second refusal is a failure like the first one.
    for (let attempt = 1; !outcome.ok && outcome.kind !== 'tolerated'; attempt += 1) {
      const error = new ApiError(outcome);
      if ((await client.onFailure?.(error, options, attempt)) !== 'retry') throw error;
      outcome = await once();
    }
    // The contract's envelope was opened, so the data has the contract's type.
    return (outcome.ok ? outcome.data : outcome.answer) as Data | Tolerated;
  };
  const result = async (input: object, options: CallOptions = {}): Promise<Outcome> => {
    const outcome = await exchange(exchanged, clientOf(options), input, options);
    const { documented, resultOf: sort } = await load();
    return sort(outcome, documented[exchanged.id] ?? []) as Outcome;
  };
  return Object.assign(call, { result });
}
