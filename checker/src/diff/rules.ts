/** What each kind of change means to those who call the backend: the whole judgement of `check diff`, as data. */
export type Verdict = 'breaking' | 'unclear' | 'safe';

interface Rule {
  readonly verdict: Verdict;
  readonly why: string;
}

export const rules = {
  'service-removed': { verdict: 'breaking', why: 'callers find nobody' },
  'service-added': { verdict: 'safe', why: 'nobody calls it yet' },
  'operation-removed': { verdict: 'breaking', why: 'callers find nobody' },
  'operation-added': { verdict: 'safe', why: 'nobody calls it yet' },
  'address-changed': { verdict: 'breaking', why: 'callers ask at the old address' },
  'envelope-changed': { verdict: 'breaking', why: 'callers read the code elsewhere' },
  'success-code-added': { verdict: 'breaking', why: 'callers take it for a refusal' },
  'success-code-removed': { verdict: 'safe', why: 'it no longer comes' },
  'time-limit-lowered': { verdict: 'breaking', why: 'answers that were in time are late' },
  'time-limit-raised': { verdict: 'safe', why: 'callers wait longer' },
  'login-required': { verdict: 'breaking', why: 'visitors are refused' },
  'login-dropped': { verdict: 'safe', why: 'visitors are served too' },
  'signature-required': { verdict: 'breaking', why: 'unsigned calls are refused' },
  'signature-dropped': { verdict: 'safe', why: 'a signature does no harm' },
  'effect-changed': { verdict: 'unclear', why: 'a read may be repeated and cached, a write may not' },
  'content-type-changed': { verdict: 'breaking', why: 'bodies travel in another form' },
  'code-added': { verdict: 'unclear', why: 'callers must decide what the user sees' },
  'code-removed': { verdict: 'safe', why: 'it no longer comes' },
  'code-means-other': { verdict: 'breaking', why: 'the same code has another reason' },
  'code-layer-changed': { verdict: 'breaking', why: 'the code stands in another envelope' },
  'code-condition-changed': { verdict: 'unclear', why: 'read whether it comes in other cases' },
  'code-agreed': { verdict: 'safe', why: 'an assumed code is the specification now' },
  'code-assumed': { verdict: 'unclear', why: 'a code of the specification is only assumed now' },
  'precedence-changed': { verdict: 'breaking', why: 'another code comes when two reasons meet' },
  'products-narrowed': { verdict: 'breaking', why: 'products that were served are refused' },
  'products-widened': { verdict: 'safe', why: 'more products are served' },
  'request-member-added': { verdict: 'safe', why: 'it may be left out' },
  'request-member-required': { verdict: 'breaking', why: 'requests without it are refused' },
  'request-member-optional': { verdict: 'safe', why: 'it may be left out' },
  'request-member-removed': { verdict: 'unclear', why: 'what callers still send is ignored or refused' },
  'request-type-changed': { verdict: 'breaking', why: 'requests of the old type are refused' },
  'request-value-added': { verdict: 'safe', why: 'more is accepted' },
  'request-value-removed': { verdict: 'breaking', why: 'a value that was accepted is refused' },
  'request-limit-tightened': { verdict: 'breaking', why: 'requests within the old limit are refused' },
  'request-limit-loosened': { verdict: 'safe', why: 'more is accepted' },
  'request-pattern-changed': { verdict: 'unclear', why: 'texts that fitted may not fit' },
  'response-member-added': { verdict: 'safe', why: 'callers ignore what they do not know' },
  'response-member-removed': { verdict: 'breaking', why: 'callers miss it' },
  'response-member-required': { verdict: 'safe', why: 'it always comes now' },
  'response-member-optional': { verdict: 'breaking', why: 'callers must do without it' },
  'response-type-changed': { verdict: 'breaking', why: 'callers read the old type' },
  'response-value-added': { verdict: 'unclear', why: 'callers meet a value that they do not know' },
  'response-value-removed': { verdict: 'safe', why: 'it no longer comes' },
  'response-limit-tightened': { verdict: 'safe', why: 'answers stay within the old limit' },
  'response-limit-loosened': { verdict: 'unclear', why: 'answers may go beyond the old limit' },
  'response-pattern-changed': { verdict: 'unclear', why: 'callers may read texts of the old form only' },
  'alternatives-changed': { verdict: 'unclear', why: 'read which forms are left' },
} as const satisfies Record<string, Rule>;

export type Kind = keyof typeof rules;

/** What may change inside a schema: it means one thing in a request and another in an answer. */
export type SchemaKind = Kind extends infer Each
  ? Each extends `request-${infer Rest}`
    ? Rest
    : never
  : never;

export interface Change {
  readonly kind: Kind;
  /** Service or operation. */
  readonly subject: string;
  /** Where in it, and what became of what. */
  readonly detail: string;
}
