/** The seam between the pipeline and the operations: what a handler gets and what it may answer, typed by the contract. */
import type { Inputs as AllInputs, Outputs as AllOutputs } from '#generated/catalogue.ts';
import type { ErrorName, ServiceName } from '#generated/services.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';

export type { ErrorName };
export type Service = ServiceName;
export type Inputs<S extends Service> = AllInputs[S];
export type Outputs<S extends Service> = AllOutputs[S];
type OperationId<S extends Service> = keyof Inputs<S> & keyof Outputs<S> & string;

/** An input as a handler sees it: a file's field holds its name, the file itself stands in the context. */
type Arrived<Input> = Input extends { readonly file: Blob }
  ? Omit<Input, 'file'> & { readonly file: string }
  : Input;

/** A file as it came in; what is in it is not kept. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: number;
  /** By its content, whatever its name says; undefined for anything else. */
  readonly type: FileType | undefined;
}

export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf';

export interface Context {
  readonly world: World;
  readonly now: Instant;
  /** Uploads only: the files by field; the field of the input holds the file's name. */
  readonly files?: Readonly<Record<string, UploadedFile>>;
}

/** Data or a refusal by name; `world` where the operation changed it, `success` where it answers another success code than the first. */
export type Reply<Data, Refusal extends string> =
  | { data: Data; success?: string; world?: World }
  | { refuse: Refusal; message?: string; world?: World };

/** One operation: wire ↔ world, no rules. Pure, so that a store may run it again on a newer world. */
export type Handler<S extends Service, Id extends OperationId<S>> = (
  input: Arrived<Inputs<S>[Id & keyof Inputs<S>]>,
  context: Context,
) => Reply<Outputs<S>[Id & keyof Outputs<S>], ErrorName<S>>;

/** The operations of a service that the world answers; one without a handler is answered from its contract (src/fallback). */
export type HandlerTable<S extends Service> = {
  readonly [Id in OperationId<S>]?: Handler<S, Id>;
};
