import { enumLink, fieldId } from '../links.ts';
import type { Field } from '../schema/fields.ts';
import { html, type Html } from './html.ts';
import { code, folded, table } from './parts.ts';

/** Where the table stands, and the enumerations that have an entry to link to. */
export interface FieldContext {
  readonly operationId: string;
  readonly part: 'request' | 'answer';
  readonly label: string;
  readonly enums: ReadonlySet<string>;
}

export function fieldTable(fields: readonly Field[], context: FieldContext): Html {
  const rows = fields.map((field) => fieldRow(field, context));
  return html`<div class="fields">${table(['字段', '类型', '必填', '说明'], rows, context.label)}</div>`;
}

function fieldRow(field: Field, { operationId, part, enums }: FieldContext): Html {
  const { name, path, depth, type, enumName, required, description, limits } = field;
  const enumeration =
    enumName && (enums.has(enumName) ? html`<a href="${enumLink(enumName)}">${enumName}</a>` : enumName);
  return html`<tr id="${fieldId(operationId, part, path)}">
    <td class="name depth-${depth}"><code title="${path}">${name}</code></td>
    <td class="type">${type}${enumeration && html`<br />${enumeration}`}</td>
    <td class="need">${required ? html`<b>是</b>` : html`<span class="muted">否</span>`}</td>
    <td>${description}${valuesOf(field)}${limits && html`<div class="muted">${limits}</div>`}</td>
  </tr>`;
}

function valuesOf({ values }: Field): Html | false {
  if (values.length === 0) return false;
  const items = values.map(
    ({ value, label }) => html`<span class="value">${code(String(value))}${label && ` ${label}`}</span>`,
  );
  return html`<div class="values">${folded(items, '个取值', 6)}</div>`;
}
