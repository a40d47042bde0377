import type { Outputs } from '#generated/provisional/io.ts';

export type Opening = Outputs['queryOpening'];
export type Application = NonNullable<Opening['application']>;
export type Progress = Outputs['beginOpening'];
export type Audit = NonNullable<Application['audit']>;
/** Data that an audit, or a change of the company's information, requests. */
export type Requested = NonNullable<Opening['asked']>;
export type Callback = NonNullable<Opening['callback']>;
