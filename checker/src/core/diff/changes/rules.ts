/** Effect of each kind of change on the callers of a backend: all rules of `check diff`, as data. */

/** `breaking`: a caller that kept the old contract fails. `unclear`: it depends on the caller. `safe`: no caller fails. */
export type Verdict = 'breaking' | 'unclear' | 'safe';

export interface Rule {
  readonly verdict: Verdict;
  /** Effect on a caller of the old contract, in one clause. */
  readonly why: string;
}

const breaking = (why: string): Rule => ({ verdict: 'breaking', why });
const unclear = (why: string): Rule => ({ verdict: 'unclear', why });
const safe = (why: string): Rule => ({ verdict: 'safe', why });

/** Changes inside a schema: the effect on requests that send it, then the effect on callers that read it in a response. */
const schemaRules = {
  'type-changed': [breaking('requests of the old type are refused'), breaking('callers read the old type')],
  'type-narrowed': [
    breaking('requests of a type that was accepted are refused'),
    safe('it is one of the old types'),
  ],
  'type-widened': [safe('more types are accepted'), breaking('callers meet a type that they do not expect')],
  'null-allowed': [safe('null is accepted too'), breaking('callers meet a null that they do not expect')],
  'null-refused': [breaking('requests with null are refused'), safe('null no longer comes')],
  'values-restricted': [breaking('values outside the list are refused'), safe('only listed values come')],
  'values-opened': [safe('every value is accepted'), unclear('callers meet a value that they do not know')],
  'value-added': [safe('more values are accepted'), unclear('callers meet a value that they do not know')],
  'value-removed': [breaking('a value that was accepted is refused'), safe('the value no longer comes')],
  'constant-added': [breaking('every other value is refused'), safe('only that value comes')],
  'constant-removed': [safe('every value is accepted'), breaking('callers count on the one value')],
  'constant-changed': [breaking('the old value is refused'), breaking('callers count on the old value')],
  'limit-tightened': [
    breaking('requests within the old limit are refused'),
    safe('answers stay within the old limit'),
  ],
  'limit-loosened': [safe('more is accepted'), breaking('answers may go beyond the old limit')],
  'format-narrowed': [
    breaking('texts without the format are refused'),
    safe('the new format is a case of the old one'),
  ],
  'format-widened': [safe('more is accepted'), breaking('callers read the old format only')],
  'format-changed': [
    breaking('values of the old format are refused'),
    breaking('callers read the old format'),
  ],
  'pattern-added': [breaking('texts that do not match are refused'), safe('only matching texts come')],
  'pattern-removed': [
    safe('every text is accepted'),
    unclear('callers may count on the old form of the text'),
  ],
  'pattern-changed': [
    unclear('texts that matched may not match now'),
    unclear('callers may read texts of the old form only'),
  ],
  'content-changed': [
    breaking('content of the old kind is refused'),
    breaking('callers read content of the old kind'),
  ],
  'property-added': [safe('it may be left out'), safe('callers ignore members that they do not know')],
  'property-added-required': [
    breaking('requests without it are refused'),
    safe('callers ignore members that they do not know'),
  ],
  'property-removed': [
    unclear('what callers still send is ignored or refused'),
    unclear('callers that read it miss it'),
  ],
  'property-removed-required': [
    unclear('what callers still send is ignored or refused'),
    breaking('callers count on it'),
  ],
  'property-refused': [breaking('requests that hold it are refused'), safe('it no longer comes')],
  'property-required': [breaking('requests without it are refused'), safe('it always comes')],
  'property-optional': [safe('it may be left out'), breaking('callers must do without it')],
  'object-closed': [breaking('members that are not named are refused'), safe('only named members come')],
  'object-opened': [
    safe('further members are accepted'),
    safe('callers ignore members that they do not know'),
  ],
  'constraint-added': [breaking('requests that do not meet it are refused'), safe('answers meet it too')],
  'constraint-removed': [safe('more is accepted'), breaking('callers count on it')],
  'constraint-changed': [
    breaking('requests that met the old one may be refused'),
    breaking('callers count on the old one'),
  ],
  'alternative-added': [
    safe('one more form is accepted'),
    breaking('callers meet a form that they do not know'),
  ],
  'alternative-removed': [breaking('requests of that form are refused'), safe('the form no longer comes')],
  'alternatives-exclusive': [
    unclear('a request that fits two forms is refused'),
    safe('one form comes at a time'),
  ],
  'alternatives-inclusive': [safe('a request may fit two forms'), unclear('an answer may fit two forms')],
  'discriminator-added': [unclear('requests must name their form'), safe('answers name their form')],
  'discriminator-removed': [
    safe('requests need not name their form'),
    breaking('callers tell forms apart by it'),
  ],
  'discriminator-renamed': [
    breaking('requests name their form elsewhere'),
    breaking('callers look for the form elsewhere'),
  ],
  'discriminator-value-added': [
    safe('one more form is accepted'),
    unclear('callers meet a form that they do not know'),
  ],
  'discriminator-value-removed': [
    breaking('requests that name it are refused'),
    safe('the form no longer comes'),
  ],
  'discriminator-value-moved': [
    breaking('the name stands for another form'),
    breaking('the name stands for another form'),
  ],
  'read-only-added': [
    unclear('what callers still send is ignored or refused'),
    safe('answers still hold it'),
  ],
  'read-only-removed': [safe('it may be sent now'), safe('answers still hold it')],
  'write-only-added': [safe('it may still be sent'), breaking('answers no longer hold it')],
  'write-only-removed': [safe('it may still be sent'), safe('answers hold it too')],
  'xml-changed': [
    breaking('elements are written in another form'),
    breaking('callers read the old elements'),
  ],
  'default-changed': [
    unclear('requests that leave it out mean something else'),
    safe('an answer holds what it holds'),
  ],
  deprecated: [safe('it works as before'), safe('it comes as before')],
  'no-longer-deprecated': [safe('it stays'), safe('it stays')],
} as const satisfies Record<string, readonly [request: Rule, response: Rule]>;

export type SchemaRule = keyof typeof schemaRules;

/** Changes outside schemas. */
const ownRules = {
  'service-removed': breaking('its operations are gone'),
  'service-added': safe('no caller uses it yet'),
  'operation-removed': breaking('calls find no operation'),
  'operation-removed-deprecated': unclear('it was announced as deprecated, without a day'),
  'operation-removed-after-sunset': safe('it was announced, and its day has passed'),
  'operation-added': safe('no caller uses it yet'),
  'operation-deprecated': safe('it works as before'),
  'operation-no-longer-deprecated': safe('it stays'),
  'sunset-moved-forward': unclear('callers have less time than they were told'),
  'callback-removed': breaking('callers wait for calls that no longer come'),
  'callback-added': safe('no caller has asked for it yet'),
  'webhook-removed': breaking('callers wait for calls that no longer come'),
  'webhook-added': safe('no caller has asked for it yet'),
  'server-removed': breaking('callers ask at the old address'),
  'server-added': safe('the old addresses stay'),
  'parameter-added': safe('it may be left out'),
  'parameter-added-required': breaking('requests without it are refused'),
  'parameter-removed': unclear('what callers still send is ignored or refused'),
  'parameter-removed-required': unclear('what callers still send is ignored or refused'),
  'parameter-required': breaking('requests without it are refused'),
  'parameter-optional': safe('it may be left out'),
  'parameter-default-changed': breaking('requests that leave it out mean something else'),
  'parameter-serialization-changed': breaking('values are written in another form'),
  'parameter-reserved-accepted': safe('escaped values stay valid'),
  'parameter-reserved-refused': breaking('values that are not escaped are refused'),
  'parameter-empty-refused': breaking('requests with an empty value are refused'),
  'parameter-deprecated': safe('it works as before'),
  'parameter-no-longer-deprecated': safe('it stays'),
  'request-body-added': safe('it may be left out'),
  'request-body-added-required': breaking('requests without a body are refused'),
  'request-body-removed': breaking('what callers send is ignored or refused'),
  'request-body-required': breaking('requests without a body are refused'),
  'request-body-optional': safe('it may be left out'),
  'request-media-type-removed': breaking('bodies of that type are refused'),
  'request-media-type-added': safe('one more type is accepted'),
  'request-encoding-changed': breaking('parts of the body are written in another form'),
  'request-encoding-widened': safe('one more type is accepted'),
  'response-removed': breaking('callers wait for a success that no longer comes'),
  'response-added': unclear('callers meet a success that they do not know'),
  'error-response-removed': safe('it no longer comes'),
  'error-response-added': safe('callers treat it as any other failure'),
  'response-media-type-removed': breaking('callers ask for a type that no longer comes'),
  'response-media-type-added': safe('callers get the type that they ask for'),
  'response-header-removed': unclear('callers that read it miss it'),
  'response-header-removed-required': breaking('callers count on it'),
  'response-header-added': safe('callers ignore headers that they do not know'),
  'response-header-added-required': safe('callers ignore headers that they do not know'),
  'response-header-required': safe('it always comes'),
  'response-header-optional': breaking('callers must do without it'),
  'link-removed': unclear('callers that follow it find nothing'),
  'link-changed': unclear('callers that follow it arrive elsewhere'),
  'link-added': safe('no caller follows it yet'),
  'call-parameter-added': safe('receivers ignore parameters that they do not know'),
  'call-parameter-removed': unclear('receivers that read it miss it'),
  'call-parameter-removed-required': breaking('receivers count on it'),
  'call-parameter-required': safe('it always comes'),
  'call-parameter-optional': breaking('receivers must do without it'),
  'call-body-added': safe('receivers ignore a body that they do not expect'),
  'call-body-removed': breaking('receivers read it'),
  'call-body-required': safe('it always comes'),
  'call-body-optional': breaking('receivers must do without it'),
  'call-media-type-added': breaking('receivers meet a type that they do not know'),
  'call-media-type-removed': safe('the type no longer comes'),
  'answer-removed': breaking('receivers may no longer answer so'),
  'answer-added': safe('receivers may answer so too'),
  'answer-media-type-removed': breaking('receivers answer with that type'),
  'answer-media-type-added': safe('one more type is accepted'),
  'answer-header-removed': unclear('what receivers still send is ignored or refused'),
  'answer-header-added': safe('it may be left out'),
  'answer-header-added-required': breaking('answers without it are refused'),
  'answer-header-required': breaking('answers without it are refused'),
  'answer-header-optional': safe('it may be left out'),
  'login-required': breaking('requests without credentials are refused'),
  'login-dropped': safe('requests without credentials are served too'),
  'security-removed': breaking('credentials that were accepted are refused'),
  'security-added': safe('the old credentials stay'),
  'scope-added': breaking('credentials without the scope are refused'),
  'scope-removed': safe('fewer scopes are needed'),
  'security-scheme-changed': breaking('credentials travel in another form'),
  'security-flow-added': safe('the old ways to a token stay'),
  'security-flow-removed': breaking('callers get their tokens that way'),
  'security-address-changed': unclear('callers get their tokens at the old address'),
  'envelope-changed': breaking('callers read the code elsewhere'),
  'success-code-added': breaking('callers take it for a refusal'),
  'success-code-removed': safe('it no longer comes'),
  'time-limit-lowered': breaking('answers that were in time are late'),
  'time-limit-raised': safe('callers wait longer'),
  'signature-required': breaking('unsigned requests are refused'),
  'signature-dropped': safe('a signature does no harm'),
  'effect-changed': unclear('a read may be repeated and cached, a write may not'),
  'code-added': unclear('callers must decide what the user sees'),
  'code-removed': safe('it no longer comes'),
  'code-means-other': breaking('the same code has another reason'),
  'code-layer-changed': breaking('the code stands in another envelope'),
  'code-condition-changed': unclear('it may come in other cases'),
  'code-agreed': safe('an assumed code is the specification now'),
  'code-assumed': unclear('a code of the specification is only assumed now'),
  'precedence-changed': breaking('another code comes when two reasons meet'),
  'products-narrowed': breaking('products that were served are refused'),
  'products-widened': safe('more products are served'),
} as const satisfies Record<string, Rule>;

type Direction = 'request' | 'response';
export type RuleId = keyof typeof ownRules | `${Direction}-${SchemaRule}`;

/** Every rule by its id. */
export const rules = {
  ...ownRules,
  ...Object.fromEntries(
    Object.entries(schemaRules).flatMap(([id, [request, response]]) => [
      [`request-${id}`, request],
      [`response-${id}`, response],
    ]),
  ),
} as Readonly<Record<RuleId, Rule>>;
