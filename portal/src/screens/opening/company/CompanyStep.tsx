import Box from '@mui/material/Box';
import { useState } from 'react';
import { saveOpeningCompany } from '#generated/provisional/operations/saveOpeningCompany.ts';
import { CompanyKind } from '#generated/shared/enums/CompanyKind.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { CompanyKindLabel } from '#generated/shared/labels.ts';
import { RegionField } from '#portal/domain/region/RegionField.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { DateField } from '#portal/ui/form/DateField.tsx';
import { IdField } from '#portal/ui/form/IdField.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { SelectField } from '#portal/ui/form/SelectField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { StepForm } from '../flow/StepForm.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useStep } from '../flow/useStep.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { companyCopy } from './copy.ts';
import { companyForm } from './form.ts';
import { LicenceCard } from './LicenceCard.tsx';
import { originOf, toFill } from './origin.ts';
import { OriginMark } from './OriginMark.tsx';
import { readOff, valuesOf, type LicenceField } from './values.ts';

const kinds = Object.values(CompanyKind).map((value) => ({ value, label: CompanyKindLabel[value] }));

/** The company and its legal person; an uploaded licence fills in its fields. */
export function CompanyStep(props: StepProps) {
  const { application } = props;
  const { linkParams } = useOpeningFlow();
  const today = useToday();
  const [definition] = useState(() => companyForm(today));
  const { form, draft, confirm, sending, restored } = useStep({
    application,
    step: OpeningStep.Company,
    definition,
    choices: ['companyKind'],
    saved: valuesOf(application.company),
    send: (sent, version) => saveOpeningCompany({ ...sent, productCode: linkParams.productCode, version }),
  });
  const { control, setValue, getValues, watch } = form;
  const { labels, hints } = companyCopy;
  const licence = application.recognised ?? {};
  const read = readOff(licence);
  const values = watch();

  const put = (field: LicenceField, text: string | undefined) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (field !== 'companyKind') return setValue(field, text ?? '', options);
    const kind = Object.values(CompanyKind).find((each) => each === text);
    if (kind !== undefined) setValue(field, kind, options);
  };
  const markOf = (field: LicenceField) => {
    const text = read[field];
    return (
      <OriginMark
        label={labels[field]}
        origin={originOf(text, values[field])}
        readText={wordsOf(field, text, licence.regionName)}
        onRestore={() => put(field, text)}
      />
    );
  };
  const origins = Object.keys(read)
    .filter((field): field is LicenceField => Object.hasOwn(labels, field))
    .map((field) => originOf(read[field], values[field]).kind);

  return (
    <StepForm
      {...props}
      step={OpeningStep.Company}
      form={form}
      draft={draft}
      restored={restored}
      sending={sending}
      labels={labels}
      onConfirm={confirm}
    >
      <LicenceCard
        application={application}
        filled={origins.length}
        edited={origins.filter((kind) => kind === 'edited').length}
        onRead={(next) => {
          const text = readOff(next);
          for (const field of toFill<LicenceField>(text, read, getValues())) put(field, text[field]);
        }}
      />
      <CardFrame title={companyCopy.company}>
        <Box sx={grid}>
          <TextField
            control={control}
            name="companyName"
            label={labels.companyName}
            mark={markOf('companyName')}
          />
          <IdField
            control={control}
            name="creditCode"
            label={labels.creditCode}
            mark={markOf('creditCode')}
          />
          <SelectField
            control={control}
            name="companyKind"
            label={labels.companyKind}
            options={kinds}
            mark={markOf('companyKind')}
          />
          <AmountField
            plain
            control={control}
            name="registeredCapital"
            label={labels.registeredCapital}
            mark={markOf('registeredCapital')}
          />
          <DateField
            control={control}
            name="foundedOn"
            label={labels.foundedOn}
            max={today}
            mark={markOf('foundedOn')}
          />
          <DateField
            control={control}
            name="termTo"
            label={labels.termTo}
            hint={hints.termTo}
            min={today}
            mark={markOf('termTo')}
          />
          <RegionField
            control={control}
            name="regionCode"
            productCode={linkParams.productCode}
            label={labels.regionCode}
            mark={markOf('regionCode')}
          />
          <TextField control={control} name="address" label={labels.address} mark={markOf('address')} />
          <TextField
            control={control}
            name="officeAddress"
            label={labels.officeAddress}
            hint={hints.officeAddress}
          />
        </Box>
      </CardFrame>
      <CardFrame title={companyCopy.legal}>
        <Box sx={grid}>
          <TextField control={control} name="legalName" label={labels.legalName} mark={markOf('legalName')} />
          <PhoneField
            wide
            control={control}
            name="legalPhone"
            label={labels.legalPhone}
            hint={hints.legalPhone}
          />
          <IdField control={control} name="legalIdNo" label={labels.legalIdNo} />
          <DateField control={control} name="legalIdFrom" label={labels.legalIdFrom} max={today} />
          <DateField
            control={control}
            name="legalIdTo"
            label={labels.legalIdTo}
            hint={hints.legalIdTo}
            min={today}
          />
        </Box>
      </CardFrame>
    </StepForm>
  );
}

/** Formats a recognised value for people. */
function wordsOf(field: LicenceField, text: string | undefined, region: string | undefined): string {
  if (field === 'regionCode') return region ?? '';
  const kind = Object.values(CompanyKind).find((each) => each === text);
  return field === 'companyKind' && kind !== undefined ? CompanyKindLabel[kind] : (text ?? '');
}

const grid = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
