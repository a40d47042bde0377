import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { uploadClaimVoucher } from '#generated/provisional/operations/uploadClaimVoucher.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { DropZone } from '#portal/ui/form/DropZone.tsx';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { fileTypeNames, megabytes } from '#portal/ui/form/fileProblem.ts';
import { fileRefusals } from '#portal/ui/form/fileRefusals.ts';
import { sendable } from '#portal/ui/form/heic.ts';
import { RemovedRows } from '#portal/ui/form/RemovedRows.tsx';
import { useField, type FieldProps } from '#portal/ui/form/useField.ts';
import { useRemoved } from '#portal/ui/form/useRemoved.ts';
import { SampleButton } from '../../samples/SampleButton.tsx';
import { reasonOf } from '../../submission/reasonOf.ts';
import { fundsCopy } from '../copy.ts';
import type { ClaimSent, ClaimValues, Voucher } from './form.ts';
import { VoucherRows } from './VoucherRows.tsx';

const { claim: words } = fundsCopy;

/** The provider's limits of a voucher (uploadClaimVoucher). */
const limits = { maxFileBytes: 10 * 1024 * 1024, fileTypes: ['image/png', 'image/jpeg', 'application/pdf'] };

interface VoucherFieldProps extends FieldProps<ClaimValues, 'vouchers', ClaimSent> {
  readonly productCode: ProductCode;
  /** A voucher belongs to one transfer; without one no upload is possible. */
  readonly transferNo: string;
  readonly maxVouchers: number;
}

/** The bank's documents of the payment: upload by choosing or dropping, view, remove. */
export function VoucherField({ productCode, transferNo, maxVouchers, ...props }: VoucherFieldProps) {
  const { label } = props;
  const { noteId, problem, value, set, props: field } = useField(props);
  const { ref } = field;
  /** Several uploads may run: each result is added to the files present when it arrives. */
  const latest = useRef({ vouchers: value, transferNo });
  useEffect(() => {
    latest.current = { vouchers: value, transferNo };
  }, [value, transferNo]);
  const [contents, setContents] = useState<ReadonlyMap<string, File>>(new Map());
  const [sending, setSending] = useState<readonly File[]>([]);
  /** The numbers of the vouchers as the user chose them: a later one may arrive first. */
  const chosenAs = useRef(new Map<string, number>());
  const asChosen = (vouchers: readonly Voucher[]): Voucher[] => {
    const placeOf = ({ voucherId }: Voucher): number => chosenAs.current.get(voucherId) ?? 0;
    return [...vouchers].sort((one, other) => placeOf(one) - placeOf(other));
  };
  const lastChosen = useRef(0);
  const [refused, setRefused] = useState<string>();
  /** The removed vouchers with their transfer: a voucher is brought back for its own transfer only. */
  const removed = useRemoved<{ readonly voucher: Voucher; readonly transferNo: string }>();

  const send = async (file: File) => {
    setSending((files) => [...files, file]);
    lastChosen.current += 1;
    const place = lastChosen.current;
    try {
      const sent = await uploadClaimVoucher({ productCode, transferNo, file }, { silent: true });
      setContents((known) => new Map(known).set(sent.voucherId, file));
      chosenAs.current.set(sent.voucherId, place);
      const { voucherId, fileName, fileBytes } = sent;
      // If another transfer was chosen meanwhile, the document belongs to the former one and is dropped.
      if (latest.current.transferNo === transferNo) {
        const vouchers = asChosen([...latest.current.vouchers, { voucherId, fileName, fileBytes }]);
        latest.current = { vouchers, transferNo };
        set(vouchers);
      }
    } catch (error) {
      setRefused(reasonOf(error) ?? words.uploadFailed);
    }
    setSending((files) => files.filter((each) => each !== file));
  };
  const add = async (chosen: readonly File[]) => {
    const files = await sendable(chosen);
    const ofKind = maxVouchers - latest.current.vouchers.length - sending.length;
    const refusals = fileRefusals(files, { limits, ofKind });
    setRefused(refusals.find((text) => text !== undefined));
    for (const file of files.filter((_, index) => refusals[index] === undefined)) void send(file);
  };
  // A refused file does not hide a problem of the others: both may apply.
  const notes = [refused, problem].filter((text) => text !== undefined);
  const full = value.length + sending.length >= maxVouchers;

  return (
    <FormControl component="fieldset" aria-label={label} error={notes.length > 0} fullWidth>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}>
        <FormLabel component="legend">{label}</FormLabel>
        <Typography variant="caption" color="textSecondary">
          {words.vouchersHint(fileTypeNames(limits.fileTypes), megabytes(limits.maxFileBytes), maxVouchers)}
        </Typography>
      </Box>
      <VoucherRows
        vouchers={value}
        sending={sending}
        contents={contents}
        onRemove={(voucher) => {
          // There is room again.
          setRefused(undefined);
          set(value.filter((each) => each !== voucher));
          removed.keep({ voucher, transferNo });
        }}
      />
      {full ? null : (
        <RemovedRows
          removed={removed.removed.filter((each) => each.transferNo === transferNo)}
          nameOf={({ voucher }) => voucher.fileName}
          onUndo={(each) => {
            removed.forget(each);
            set(asChosen([...latest.current.vouchers, each.voucher]));
          }}
        />
      )}
      {full ? null : (
        <DropZone
          name={label}
          accept={limits.fileTypes}
          multiple={maxVouchers - value.length > 1}
          disabled={transferNo === ''}
          ref={ref}
          describedBy={notes.length === 0 ? undefined : noteId}
          sample={<SampleButton name="voucher" />}
          onFiles={add}
        />
      )}
      {transferNo === '' ? (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {words.firstTransfer}
        </Typography>
      ) : null}
      {notes.length === 0 ? null : (
        <div id={noteId}>
          {notes.map((note) => (
            <FieldError key={note}>{note}</FieldError>
          ))}
        </div>
      )}
    </FormControl>
  );
}
