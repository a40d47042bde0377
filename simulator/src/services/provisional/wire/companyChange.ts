/** An application to change company data on the wire. */
import { OpeningField } from '#generated/shared/enums.ts';
import type { CompanyChange } from '#simulator/world/companyInfo/schema.ts';
import { regionName } from '#simulator/world/opening/regions.ts';
import type { Correctable } from '#simulator/world/opening/schema.ts';

/** Returns the value of a field as text; a region by its name. */
function valueText(values: Correctable, field: OpeningField): string | undefined {
  const value = values[field];
  if (value === undefined) return undefined;
  return field === OpeningField.RegionCode ? (regionName(String(value)) ?? String(value)) : String(value);
}

const item = ({ before, after }: CompanyChange, field: OpeningField) => {
  const was = valueText(before, field);
  const becomes = valueText(after, field);
  return {
    field,
    ...(was !== undefined && { before: was }),
    ...(becomes !== undefined && { after: becomes }),
  };
};

export const companyChange = (change: CompanyChange) => ({
  changeNo: change.changeNo,
  status: change.status,
  submittedAt: change.submittedAt,
  finishedAt: change.finishedAt,
  ...(change.reason !== undefined && { reason: change.reason }),
  items: Object.values(OpeningField)
    .filter((field) => change.after[field] !== undefined || change.emptied?.includes(field))
    .map((field) => item(change, field)),
});
