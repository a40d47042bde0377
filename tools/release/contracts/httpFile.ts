/** Writes `.http` files for editors (VS Code REST Client, JetBrains) and httpyac. */
import type { Call, CalledOperation, CalledService, Part } from './calls.ts';

const BOUNDARY = 'part';

export function httpFile({ service, title, operations }: CalledService): string {
  const head = [
    `# ${title}`,
    '# Made from the examples of the contract. The requests have their own session in the simulator, which `npm start` starts.',
    '@origin = http://127.0.0.1:4010',
    `@session = http-${service}`,
  ].join('\n');
  const requests = operations.flatMap((operation) =>
    operation.calls.map((call) => requestOf(operation, call)),
  );
  return `${[head, ...requests].join('\n\n')}\n`;
}

function requestOf({ id, title, isSigned }: CalledOperation, call: Call): string {
  const query = call.query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return [
    `### ${title}${call.summary && ` · ${call.summary}`}`,
    `# @name ${id}${call.example && `_${call.example.replaceAll(/\W/g, '_')}`}`,
    ...(isSigned
      ? ['# A signed call: set the headers x-nonce and x-signature (the documentation has the command).']
      : []),
    `${call.method} {{origin}}${call.path}${query && `?${query}`}`,
    'X-Sim-Session: {{session}}',
    ...bodyOf(call),
  ].join('\n');
}

function bodyOf({ json, form }: Call): string[] {
  if (json !== undefined) return ['Content-Type: application/json', '', JSON.stringify(json, null, 2)];
  if (form === undefined) return [];
  return [
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    '',
    ...form.map(partOf),
    `--${BOUNDARY}--`,
  ];
}

function partOf({ name, value, isFile }: Part): string {
  const file = isFile ? `; filename="${value}"\nContent-Type: application/octet-stream` : '';
  const content = isFile ? '%PDF-1.4' : value;
  return `--${BOUNDARY}\nContent-Disposition: form-data; name="${name}"${file}\n\n${content}`;
}
