/** The members of a request or a response, by name. */
export type Payload = Readonly<Record<string, unknown>>;
