import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { CheckboxField } from '#portal/ui/form/CheckboxField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from './copy.ts';
import { viewForm } from './form.ts';
import type { useKeepView } from './useKeepView.ts';
import { COLUMNS, SORT, type ViewContent } from './viewContent.ts';

interface ViewFormProps {
  readonly about: ViewPlace;
  readonly content: ViewContent;
  readonly canShare: boolean;
  readonly busy: boolean;
  readonly onSave: ReturnType<typeof useKeepView>['add'];
}

const { save: words } = copy;

const empty = { name: '', isDefault: false, isShared: false };

/** Form that saves the list's current filters, order and columns as a view. */
export function ViewForm({ about, content, canShare, busy, onSave }: ViewFormProps) {
  const form = useForm(viewForm, { about, defaultValues: empty });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={async (sent) => {
        const error = await onSave({ ...sent, content: [...content] });
        if (error !== undefined) {
          setServerErrors(form, fieldRefusals(error, { ViewNameTaken: 'name', TooManyViews: 'name' }));
          return;
        }
        notify.success(words.saved(sent.name));
        form.reset(empty);
        form.draft.forget();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Typography color="textSecondary">{words.holds(summary(content))}</Typography>
      <TextField
        control={control}
        name="name"
        label={words.name}
        hint={words.nameHint}
        input={{ maxLength: 20 }}
      />
      <Box>
        <CheckboxField control={control} name="isDefault" label={words.isDefault} />
        {canShare ? <CheckboxField control={control} name="isShared" label={words.isShared} /> : null}
      </Box>
      <Box>
        <Button type="submit" disabled={busy}>
          {words.button}
        </Button>
      </Box>
    </Form>
  );
}

function summary(content: ViewContent): string {
  const columns = content.find(({ name }) => name === COLUMNS)?.text.split(',') ?? [];
  const hasSort = content.some(({ name }) => name === SORT);
  const filters = content.filter(({ name }) => name !== COLUMNS && name !== SORT);
  return words.content(filters.length, hasSort, columns.length);
}
