import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { words } from '../../copy/words.ts';
import type { ProductCode } from '../../products/product.ts';
import { SelectBox } from '../../ui/control/SelectBox.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { GroupFrame } from '../../ui/form/GroupFrame.tsx';
import { textOf, useField, type FieldProps, type TextName } from '../../ui/form/useField.ts';
import { copy } from './copy.ts';
import { regionsQuery } from './queries.ts';
import { regionWithin } from './regions.ts';

interface RegionFieldProps<
  Values extends FieldValues,
  Name extends TextName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  readonly productCode: ProductCode;
}

/** An address's region, chosen level by level; the form gets it with the last level. */
export function RegionField<Values extends FieldValues, Name extends TextName<Values>, Sent>({
  productCode,
  ...props
}: RegionFieldProps<Values, Name, Sent>) {
  const { noteId, problem, value: held, set, props: field } = useField(props);
  const value = textOf(held);
  /** The choice so far, until the last level is chosen. */
  const [picked, setPicked] = useState('');
  const code = value === '' ? picked : value;
  const provinces = useQuery(regionsQuery(productCode, ''));
  const province = regionWithin(provinces.data ?? [], code);
  const cities = useQuery(
    regionsQuery(productCode, province?.leaf === false ? province.regionCode : undefined),
  );
  const city = regionWithin(cities.data ?? [], code);
  const districts = useQuery(regionsQuery(productCode, city?.leaf === false ? city.regionCode : undefined));
  const district = regionWithin(districts.data ?? [], code);
  const levels = [
    { regions: provinces.data, chosen: province },
    { regions: cities.data, chosen: city },
    { regions: districts.data, chosen: district },
  ];
  const failed = [provinces, cities, districts].find(({ isError }) => isError);
  return (
    <GroupFrame noteId={noteId} label={props.label} problem={problem} role="group" mark={props.mark}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {levels.map(({ regions = [], chosen }, level) => (
          <SelectBox
            key={copy.levels[level]}
            name={copy.levels[level]}
            {...(level === 0 && { ref: field.ref })}
            options={regions.map(({ regionCode, name }) => ({ value: regionCode, label: name }))}
            value={chosen?.regionCode}
            onChange={(next) => {
              const region = regions.find(({ regionCode }) => regionCode === next);
              setPicked(next);
              set(region?.leaf === true ? next : '');
            }}
            onBlur={field.onBlur}
            placeholder={words.select}
            disabled={regions.length === 0}
            invalid={problem !== undefined && chosen === undefined}
          />
        ))}
      </Box>
      {failed === undefined ? null : <ErrorLine text={copy.failed} onRetry={() => void failed.refetch()} />}
    </GroupFrame>
  );
}
