import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { paths } from '#portal/paths.ts';
import { useToday } from '#portal/session/useNow.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useForm } from '#portal/ui/form/useForm.ts';
import { ActionBar } from '../flow/ActionBar.tsx';
import { errorsIn } from '../flow/errorsIn.ts';
import { materialsCopy } from '../materials/copy.ts';
import { MaterialList } from '../materials/MaterialList.tsx';
import { useMissing } from '../materials/useMissing.ts';
import type { Requested, Opening } from '../opening.ts';
import { fieldGrid } from '../parts/styles.ts';
import { requestedTarget } from '../uploads/uploadTarget.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { addInfoCopy as copy } from './copy.ts';
import { addInfoForm, type AddInfoValues } from './form.ts';
import { RequestedField } from './RequestedField.tsx';
import { useSupply } from './useSupply.ts';
import { valuesOf } from './values.ts';

interface RequestedFormProps {
  readonly opening: Opening;
  readonly requested: Requested;
  readonly onDone: () => void;
}

/** The requested fields to correct, and the documents to add. */
export function RequestedForm({ opening, requested, onDone }: RequestedFormProps) {
  const { flow, linkParams } = useOpeningFlow();
  const navigate = useNavigate();
  const today = useToday();
  const { application } = opening;
  // Undefined if an opened company changes its information: that needs no documents.
  const ofAudit = application?.status === OpeningStatus.MoreInfo ? application : undefined;
  const [definition] = useState(() => addInfoForm(requested.fields, today));
  // The deadline tells this request from an earlier one for the same fields: each has its own draft.
  const about = `${ofAudit?.applyNo ?? linkParams.productCode}:${requested.deadline}`;
  const form = useForm(definition, { defaultValues: valuesOf(requested), about });

  const target =
    ofAudit === undefined
      ? { materials: [], files: [], maxFiles: 0, maxFileBytes: 0, fileTypes: [] }
      : requestedTarget(ofAudit, requested);
  const { submitting, submit } = useSupply({
    onTaken: async (after) => {
      form.draft.forget();
      if (after.application?.status === OpeningStatus.Reviewing) await navigate(flow.result());
      else onDone();
    },
    onRefused: (error) => setServerErrors(form, fieldRefusals(error)),
  });

  const missing = useMissing(target, () => void form.handleSubmit((sent) => submit(sent))());

  const isRequested = (name: string): name is OpeningField & keyof AddInfoValues =>
    requested.fields.some((field) => field === name);
  return (
    <Form form={form} onSubmit={missing.whenAllThere} sx={{ display: 'grid', gap: 4 }}>
      <CardFrame title={copy.fields}>
        <Box sx={fieldGrid}>
          {requested.fields.map((name) => (
            <RequestedField key={name} control={form.control} name={name} />
          ))}
        </Box>
      </CardFrame>
      {target.materials.length === 0 ? null : <MaterialList target={target} missing={missing} />}
      <ActionBar
        wrong={[...errorsIn(form.formState.errors, copy.labels), ...missing.wrong]}
        onFix={(name) => (isRequested(name) ? form.setFocus(name) : missing.focus(name))}
        waiting={missing.waiting ? materialsCopy.sending : undefined}
        back={ofAudit === undefined ? paths.root() : flow.result()}
        next={
          <Button
            type="submit"
            size="large"
            disabled={submitting || missing.waiting}
            aria-busy={submitting}
            onClick={missing.markMissing}
          >
            {submitting ? copy.submitting : copy.submit}
          </Button>
        }
      />
    </Form>
  );
}
