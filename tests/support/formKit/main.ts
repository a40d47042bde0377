/** A page of the form kit: fields that no screen shows together, and the submitted values. */
import { ThemeProvider } from '@mui/material/styles';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { themeNamed } from '#portal/app/theme/theme.ts';
import { AutocompleteField } from '#portal/ui/form/AutocompleteField.tsx';
import { creditCode } from '#portal/ui/form/fieldRules.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { IdField } from '#portal/ui/form/IdField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';

const definition = defineForm({
  draft: { name: 'test' },
  schema: z.object({ creditCode: z.string().check(creditCode()), bank: z.string().check(z.minLength(1)) }),
  words: { bank: '请选择开户银行' },
});

const banks = ['中国工商银行', '中国农业银行', '招商银行', '平安银行'].map((label, index) => ({
  value: `B${String(index + 1)}`,
  label,
}));

function Page() {
  const [sent, setSent] = useState('');
  const form = useForm(definition, { defaultValues: { creditCode: '', bank: '' } });
  const { control } = form;
  return h(
    ThemeProvider,
    { theme: themeNamed('red') },
    h(Form<{ creditCode: string; bank: string }, { creditCode: string; bank: string }>, {
      form,
      onSubmit: (values) => setSent(JSON.stringify(values)),
      children: [
        h(IdField, { key: 'code', control, name: 'creditCode', label: '统一社会信用代码' } as never),
        h(AutocompleteField, {
          key: 'bank',
          control,
          name: 'bank',
          label: '开户银行',
          options: banks,
        } as never),
        h('button', { key: 'send' }, '提交'),
      ],
    }),
    h('output', null, sent),
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(h(Page));
