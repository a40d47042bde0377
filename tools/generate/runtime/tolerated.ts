import type { ServiceFacts } from './facts.ts';

/** Codes of kind `tolerated`: a plain call returns their response unchanged (spec 1 §8). */
type ToleratedCode<Codes> = {
  [Name in keyof Codes]: Codes[Name] extends {
    readonly kind: 'tolerated';
    readonly code: infer Code extends string;
  }
    ? Code
    : never;
}[keyof Codes];

/** The member that a JSON pointer of an envelope names. */
type MemberAt<Pointer> = Pointer extends `/${infer Member}` ? Member : never;

/**
 * Result of a plain call for a code of kind `tolerated`: the unchanged envelope, distinguished from data by its code.
 * `never` for a service without such codes.
 */
export type ToleratedAnswer<Service extends ServiceFacts> =
  ToleratedCode<Service['codes']> extends infer Code extends string
    ? [Code] extends [never]
      ? never
      : Service extends {
            readonly envelope: infer Envelope extends { readonly code: string; readonly message: string };
          }
        ? { readonly [Member in MemberAt<Envelope['code']>]: Code } & {
            readonly [Member in MemberAt<Envelope['message']>]?: string;
          }
        : never
    : never;
