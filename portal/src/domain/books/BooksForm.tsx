import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { formatAmount } from '#portal/format/money.ts';
import { SelectBox } from '#portal/ui/control/SelectBox.tsx';
import { useExport, type ExportFormat } from '#portal/ui/export/useExport.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { FieldFrame } from '#portal/ui/form/FieldFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { keepFocusAbove } from '#portal/ui/page/bottomBar.ts';
import { TotalSums } from '#portal/ui/table/TotalSums.tsx';
import { useKeepView } from '../views/useKeepView.ts';
import type { SavedView } from '../views/viewContent.ts';
import { fileColumns, linesOf, type BookLine } from './columns.ts';
import { ColumnsEditor } from './ColumnsEditor.tsx';
import { copy } from './copy.ts';
import { booksForm } from './form.ts';
import { Preview } from './Preview.tsx';
import { refundAfter, settingsContent, type BooksSettings } from './settings.ts';
import { templateOf, TEMPLATES, type Template } from './templates.ts';
import { numbered, partsOf, subjectsOf, sumsOf, type BooksKind, type Voucher } from './voucher.ts';

interface BooksFormProps {
  readonly kind: BooksKind;
  readonly title: string;
  readonly period: string;
  /** The saved view that holds the settings; undefined before the first save. */
  readonly view: SavedView | undefined;
  readonly settings: BooksSettings;
  readonly rowCount: number;
  readonly vouchers: readonly Voucher[];
}

const OWN = 'own';
const { settings: words, subjects: subjectWords } = copy;

/** Form of the voucher export: sums, preview and settings. Each download saves the settings for the account. */
export function BooksForm(props: BooksFormProps) {
  const { kind, title, period, view, settings, rowCount, vouchers } = props;
  const form = useForm(booksForm, {
    defaultValues: { ...settings, firstNo: '1', columns: [...settings.columns] },
  });
  const { control } = form;
  const keep = useKeepView(ViewPlace.Vouchers);
  // The pressed button sets the format before it submits.
  const format = useRef<ExportFormat>('xlsx');
  const current = useWatch({ control }) as typeof settings & { readonly firstNo: string };
  const lines = linesOf(numbered(vouchers, Number(current.firstNo) || 1));
  const sums = sumsOf(vouchers);
  const parts = partsOf(vouchers);
  const { start, share } = useExport<BookLine>({
    title: copy.file(title),
    period,
    columns: fileColumns(current),
    forImport: true,
    load: async () => lines,
  });

  const keepSettings = async (sent: BooksSettings): Promise<unknown> => {
    const content = [...settingsContent(sent)];
    if (view === undefined)
      return keep.add({ name: copy.settingsName, content, isDefault: false, isShared: false });
    const isSame = JSON.stringify(content) === JSON.stringify(settingsContent(settings));
    return isSame ? undefined : keep.change(view, { content });
  };
  const save = async (sent: BooksSettings & { firstNo: string }) => {
    start(format.current);
    // Settings that were not kept stay in the draft.
    if ((await keepSettings(sent)) === undefined) form.reset({ ...sent, columns: [...sent.columns] });
  };

  if (vouchers.length === 0) return <EmptyLine text={copy.none} />;
  const template = templateOf(current.columns) ?? OWN;
  return (
    <Form form={form} onSubmit={save} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <CardFrame title={copy.count(vouchers.length, sums.entries)}>
        <Typography color="textSecondary">{copy.rules[kind]}</Typography>
        {rowCount > vouchers.length ? (
          <Typography color="textSecondary">{copy.leftOut[kind](rowCount - vouchers.length)}</Typography>
        ) : null}
        {parts.labels.length > 0 ? (
          <Typography>{copy.parts(parts.labels, formatAmount(parts.principal / 100))}</Typography>
        ) : null}
        <TotalSums
          label=""
          sums={[
            [copy.sums.debit, sums.debit / 100],
            [copy.sums.credit, sums.credit / 100],
          ]}
        />
      </CardFrame>
      <CardFrame title={copy.preview.title}>
        <Preview settings={current} lines={lines} />
      </CardFrame>
      <CardFrame title={words.title}>
        <Box sx={gridStyle}>
          <FieldFrame
            id="books-template"
            label={words.template}
            hint={words.templateHint}
            problem={undefined}
            noteId="books-template-note"
          >
            <SelectBox<Template | typeof OWN>
              id="books-template"
              className="field-control"
              describedBy="books-template-note"
              options={[
                ...(Object.keys(TEMPLATES) as Template[]).map((value) => ({
                  value,
                  label: words.templates[value],
                })),
                ...(template === OWN ? [{ value: OWN, label: words.own } as const] : []),
              ]}
              value={template}
              onChange={(chosen) => {
                if (chosen !== OWN) form.setValue('columns', [...TEMPLATES[chosen]]);
              }}
            />
          </FieldFrame>
          <TextField control={control} name="word" label={words.word} input={{ maxLength: 10 }} />
          <TextField
            control={control}
            name="firstNo"
            label={words.firstNo}
            hint={words.firstNoHint}
            input={{ maxLength: 5, inputMode: 'numeric' }}
          />
          <TextField control={control} name="party" label={words.party} input={{ maxLength: 60 }} />
        </Box>
        <ColumnsEditor form={form} columns={current.columns} />
      </CardFrame>
      <CardFrame title={subjectWords.title}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 3 }}>
          {subjectWords.note}
        </Typography>
        <Box
          sx={pairStyle}
          onChange={() => {
            // `current` is still the input before this change.
            const { code, name } = refundAfter(current.subjects, form.getValues('subjects'));
            form.setValue('subjects.refund.code', code, { shouldDirty: true });
            form.setValue('subjects.refund.name', name, { shouldDirty: true });
          }}
        >
          {subjectsOf[kind].map((subject) => (
            <Box key={subject} sx={{ display: 'contents' }}>
              <TextField
                control={control}
                name={`subjects.${subject}.code`}
                label={subjectWords.code(subjectWords.kinds[subject])}
                input={{ maxLength: 30 }}
              />
              <TextField
                control={control}
                name={`subjects.${subject}.name`}
                label={subjectWords.name(subjectWords.kinds[subject])}
                input={{ maxLength: 40 }}
              />
            </Box>
          ))}
        </Box>
      </CardFrame>
      <Box ref={keepFocusAbove} sx={footStyle}>
        <Button
          variant="outlined"
          type="submit"
          disabled={share !== undefined}
          onClick={() => void (format.current = 'csv')}
        >
          {copy.actions.csv}
        </Button>
        <Button type="submit" disabled={share !== undefined} onClick={() => void (format.current = 'xlsx')}>
          {copy.actions.xlsx}
        </Button>
      </Box>
    </Form>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '16px 20px',
  alignItems: 'start',
} as const;

const pairStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: { xs: '16px 12px', sm: '16px 20px' },
} as const;

/** Stays in sight while the form scrolls. */
const footStyle = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 3,
  py: 3,
  bgcolor: 'page',
} as const;
