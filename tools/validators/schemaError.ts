/** A schema that Ajv cannot compile: it would check nothing. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}
