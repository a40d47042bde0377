/** Interface between pipeline and operations: input and possible responses of a handler, typed by the contract. */
import type { Inputs as AllInputs, Outputs as AllOutputs } from '#generated/catalogue.ts';
import type { ErrorName, ServiceName } from '#generated/services.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';

export type { ErrorName };
export type Service = ServiceName;
export type Inputs<S extends Service> = AllInputs[S];
export type Outputs<S extends Service> = AllOutputs[S];
type OperationId<S extends Service> = keyof Inputs<S> & keyof Outputs<S> & string;

/** Input of a handler: a file's field holds its name, and the context holds the file. */
type HandlerInput<Input> = Input extends { readonly file: Blob }
  ? Omit<Input, 'file'> & { readonly file: string }
  : Input;

/** A received file without its content. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: number;
  /** Type by the content, not by the name; undefined if the content is of no accepted type. */
  readonly type: FileType | undefined;
}

export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf';

export interface Context {
  readonly sessionId: string;
  readonly world: World;
  readonly now: Instant;
  /** Uploads only: files by field; the field of the input holds the file's name. */
  readonly files?: Readonly<Record<string, UploadedFile>>;
}

/**
 * Data, or a refusal by its name in the contract. `world` is present if the operation changed it; `success` names a
 * success code other than the first.
 */
export type Reply<Data, Refusal extends string> =
  | { data: Data; success?: string; world?: World }
  | { refuse: Refusal; message?: string; world?: World };

/**
 * One operation: maps between wire and world; the rules are in the world. It is pure, so that a store can repeat it on a
 * newer world.
 */
export type Handler<S extends Service, Id extends OperationId<S>> = (
  input: HandlerInput<Inputs<S>[Id & keyof Inputs<S>]>,
  context: Context,
) => Reply<Outputs<S>[Id & keyof Outputs<S>], ErrorName<S>>;

/** Handlers of a service; an operation without one is answered from its contract (src/fallback). */
export type HandlerTable<S extends Service> = {
  readonly [Id in OperationId<S>]?: Handler<S, Id>;
};
