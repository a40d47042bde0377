/** The seam between the pipeline and the operations: what a handler gets and what it may answer, typed by the contract. */
import type { ErrorName as ActivityError } from '#generated/activity/errors.ts';
import type { Inputs as ActivityInputs, Outputs as ActivityOutputs } from '#generated/activity/io.ts';
import type { ErrorName as GatewayError } from '#generated/gateway/errors.ts';
import type { Inputs as GatewayInputs, Outputs as GatewayOutputs } from '#generated/gateway/io.ts';
import type { ErrorName as LegacyError } from '#generated/legacy/errors.ts';
import type { Inputs as LegacyInputs, Outputs as LegacyOutputs } from '#generated/legacy/io.ts';
import type { ErrorName as ProvisionalError } from '#generated/provisional/errors.ts';
import type {
  Inputs as ProvisionalInputs,
  Outputs as ProvisionalOutputs,
} from '#generated/provisional/io.ts';
import type { ErrorName as StandardError } from '#generated/standard/errors.ts';
import type { Inputs as StandardInputs, Outputs as StandardOutputs } from '#generated/standard/io.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';

interface Contracts {
  legacy: { inputs: LegacyInputs; outputs: LegacyOutputs; error: LegacyError };
  standard: { inputs: StandardInputs; outputs: StandardOutputs; error: StandardError };
  gateway: { inputs: GatewayInputs; outputs: GatewayOutputs; error: GatewayError };
  activity: { inputs: ActivityInputs; outputs: ActivityOutputs; error: ActivityError };
  provisional: { inputs: ProvisionalInputs; outputs: ProvisionalOutputs; error: ProvisionalError };
}

export type Service = keyof Contracts;
type OperationId<S extends Service> = keyof Contracts[S]['inputs'] & keyof Contracts[S]['outputs'] & string;
export type Inputs<S extends Service> = Contracts[S]['inputs'];
export type Outputs<S extends Service> = Contracts[S]['outputs'];
export type ErrorName<S extends Service> = Contracts[S]['error'];

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
  { data: Data; success?: string; world?: World } | { refuse: Refusal; message?: string; world?: World };

/** One operation: wire ↔ world, no rules. Pure, so that a store may run it again on a newer world. */
export type Handler<S extends Service, Id extends OperationId<S>> = (
  input: Inputs<S>[Id & keyof Inputs<S>],
  context: Context,
) => Reply<Outputs<S>[Id & keyof Outputs<S>], ErrorName<S>>;

/** The operations of a service that the world answers; one without a handler is answered from its contract (src/fallback). */
export type HandlerTable<S extends Service> = {
  readonly [Id in OperationId<S>]?: Handler<S, Id>;
};
