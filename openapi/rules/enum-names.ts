import type { Rule } from './rule.ts';

/** An enumeration under shared/enums has one name in code and one zh-CN label per value (docs/design/architecture.md, "Enumerations"). */
export const enumNames: Rule = () => ({
  Schema(schema, { report, location }) {
    if (!location.source.absoluteRef.includes('/shared/enums/') || !schema.enum) return;
    for (const key of ['x-enum-varnames', 'x-enum-descriptions'] as const) {
      const names = schema[key];
      if (
        !Array.isArray(names) ||
        names.length !== schema.enum.length ||
        new Set(names).size < (key === 'x-enum-varnames' ? names.length : 0)
      ) {
        report({
          message: `${key} needs one ${key === 'x-enum-varnames' ? 'unique name' : 'label'} for each of the ${schema.enum.length} values`,
          location,
        });
      }
    }
  },
});
