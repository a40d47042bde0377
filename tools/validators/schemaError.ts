/** Error of a schema that Ajv cannot compile. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}
