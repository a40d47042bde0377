import type { Entry } from './client/match.ts';
import { catalogueOf } from './errors.ts';
import type { Site } from './read/site.ts';
import { operationFields } from './render/operationFields.ts';
import { errorId, operationLink } from './render/parts.ts';
import { word } from './words.ts';

/** Returns all searchable items: operations with their paths, error codes, enumerations with their values, and fields. */
export function searchIndex(site: Site): Entry[] {
  const operations = site.services.flatMap((service) =>
    service.operations.map((operation): Entry => {
      const { id, title, url, english, tags = [] } = operation;
      const words = [url, english, ...tags, service.name].join(' ');
      return ['接口', id, `${title} · ${service.title}`, operationLink(service, operation), words];
    }),
  );
  const codes = catalogueOf(site).map(({ service, error }): Entry => {
    const { code, meaning, layer, name, text = '' } = error;
    const note = [meaning, service.title, ...(layer ? [word(layer)] : [])].join(' · ');
    return [
      '错误码',
      code,
      note,
      `errors.html#${errorId(service, error)}`,
      `${name} ${text} ${service.name}`,
    ];
  });
  const enums = site.enums.flatMap(({ name, description = '', ...values }): Entry[] => {
    const labels = values['x-enum-descriptions'] ?? [];
    const each = values.enum.map((value, index): Entry => {
      const note = `${labels[index]} · ${name}`;
      return [
        '取值',
        String(value),
        note,
        `enums.html#${name}.${value}`,
        values['x-enum-varnames']?.[index] ?? '',
      ];
    });
    return [['枚举', name, description, `enums.html#${name}`, labels.join(' ')], ...each];
  });
  const fields = operationFields(site.services).map(({ service, operation, part, field, url }): Entry => {
    const described = field.description.split(/[。；]| · /)[0]!.slice(0, 24);
    const note = [operation.id, part === 'request' ? '请求' : '应答', service.title, described];
    return ['字段', field.name, note.filter(Boolean).join(' · '), url, ''];
  });
  return [...operations, ...codes, ...enums, ...fields];
}
