import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { AmountField } from '../../ui/form/AmountField.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { DateField, MonthField } from '../../ui/form/DateField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { IdField } from '../../ui/form/IdField.tsx';
import { PeriodField } from '../../ui/form/PeriodField.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SmsField } from '../../ui/form/SmsField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { TilesField } from '../../ui/form/TilesField.tsx';
import { UploadField } from '../../ui/form/UploadField.tsx';
import { themeNamed } from './theme.ts';

const values = {
  remark: '备注',
  amount: '1,000',
  phone: '13800006027',
  creditCode: '91350100M000100Y43',
  day: '2026-11-22',
  month: '2026-11',
  kind: 'B',
  code: '604417',
  recent: '',
  from: '2026-11-01',
  to: '2026-11-12',
  plan: 'six',
  days: 3,
  agreed: false,
  files: [{ fileId: 'WJ1', fileName: '发票.pdf' }],
};

const options = [
  { value: 'A', label: '甲' },
  { value: 'B', label: '乙' },
];

const periodNames = { quick: 'recent', from: 'from', to: 'to' } as const;

function Probe({ refused }: { readonly refused?: string }) {
  const names = Object.keys(values);
  const errors = Object.fromEntries(names.map((name) => [name, { type: 'custom', message: refused }]));
  const form = useForm({ defaultValues: values, ...(refused === undefined ? {} : { errors }) });
  const { control } = form;
  return (
    <ThemeProvider theme={themeNamed('red')}>
      <TextField control={control} name="remark" label="说明" hint="可不填" rows={3} />
      <AmountField control={control} name="amount" label="金额（元）" />
      <PhoneField control={control} name="phone" label="手机号" masked />
      <IdField control={control} name="creditCode" label="统一社会信用代码" />
      <DateField control={control} name="day" label="到期日" />
      <MonthField control={control} name="month" label="账单月份" />
      <SelectField control={control} name="kind" label="类型" options={options} clear="清空类型" />
      <SmsField
        control={control}
        name="code"
        label="验证码"
        type="probe"
        onSend={() => Promise.resolve(true)}
      />
      <PeriodField
        form={form}
        label="下单时间"
        names={periodNames}
        quick={[{ value: '30', label: '近30天' }]}
      />
      <TilesField
        control={control}
        name="plan"
        label="分期"
        tiles={['three', 'six'].map((value) => ({ value, content: value }))}
      />
      <Form form={form} onSubmit={() => undefined} search="筛选条件">
        {null}
      </Form>
      <RadioField
        control={control}
        name="days"
        label="提醒"
        options={[1, 3].map((value) => ({ value, label: `${String(value)}天` }))}
      />
      <CheckboxField control={control} name="agreed" label="我已阅读" />
      <UploadField
        control={control}
        name="files"
        label="发票"
        limits={{ maxFileBytes: 1024, fileTypes: ['application/pdf'] }}
        maxFiles={1}
        sample={null}
        send={() => Promise.resolve(undefined)}
      >
        {(files) => files.length}
      </UploadField>
    </ThemeProvider>
  );
}

/** Renders the form as HTML, without Emotion's styles, which are among the elements. */
function render(refused?: string): string {
  // The button that sends a code reads the time of the last one.
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const markup = renderToStaticMarkup(<Probe {...(refused === undefined ? {} : { refused })} />);
  return markup.replaceAll(/<style.*?<\/style>/g, '');
}

const html = render();

test.each(['说明', '金额（元）', '手机号', '统一社会信用代码', '到期日', '账单月份', '类型', '验证码'])(
  'labels the control %s',
  (label) => {
    const [, id = ''] = new RegExp(`<label[^>]*for="([^"]+)"[^>]*>${label}`).exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<(input|textarea|button)[^>]*id="${id}"`));
  },
);

test.each(['提醒', '下单时间', '分期'])('gives the group %s a legend', (label) => {
  expect(html).toMatch(new RegExp(`<fieldset[^>]*aria-label="${label}"[^>]*><legend[^>]*>${label}`));
});

test('names each day, calendar and quick choice of a period', () => {
  expect(html).toMatch(/<input[^>]*aria-label="起始日"[^>]*value="2026-11-01"/);
  expect(html).toMatch(/<input[^>]*aria-label="结束日"[^>]*value="2026-11-12"/);
  for (const name of ['选择起始日', '选择结束日']) expect(html).toContain(`aria-label="${name}"`);
  expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>近30天/);
});

test('marks a search as one, and does not print it', () => {
  expect(html).toMatch(/<form[^>]*role="search" aria-label="筛选条件" data-print="hide"/);
});

test('shows each value', () => {
  for (const value of ['1,000', '91350100M000100Y43', '2026-11-22', '2026-11', '604417'])
    expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/role="combobox"[^>]*aria-haspopup="listbox"[^>]*><span>乙/);
  expect(html).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="1"/);
  expect(html).toContain('发票.pdf');
  expect(html).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*\/>six/);
});

test('masks a phone that may not be read whole', () => {
  expect(html).toContain('value="138****6027"');
});

test('uses no native date, month or select control', () => {
  expect(html).not.toMatch(/<select|type="(date|month|datetime-local)"/);
});

test('shows a hint below its field until the field is invalid', () => {
  expect(html).toContain('可不填');
  expect(render('格式不正确')).not.toContain('可不填');
});

test('shows each problem below its field as an alert that the control refers to', () => {
  const wrong = render('格式不正确');
  expect(html).not.toContain('role="alert"');
  const alerts = [...wrong.matchAll(/<p[^>]*id="([^"]+)"[^>]*role="alert"/g)].map(([, id]) => id);
  // A period has one place for its problem, and its quick choice is always valid.
  expect(alerts).toHaveLength(Object.keys(values).length - 2);
  for (const id of alerts) expect(wrong).toContain(`aria-describedby="${id ?? ''}"`);
  // The browser tests find a refused field this way: all controls but the radio buttons and the upload.
  expect(wrong.match(/aria-invalid="true"/g)).toHaveLength(11);
});
