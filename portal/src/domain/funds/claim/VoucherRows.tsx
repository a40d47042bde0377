import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { uploads } from '#portal/copy/form.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { onFirstClick } from '#portal/ui/button/onFirstClick.ts';
import { PreviewDialog } from '#portal/ui/form/PreviewDialog.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { fundsCopy } from '../copy.ts';
import type { Voucher } from './form.ts';

const { claim: words } = fundsCopy;

interface VoucherRowsProps {
  readonly vouchers: readonly Voucher[];
  /** The files being uploaded. */
  readonly sending: readonly File[];
  /** Files uploaded from this page, by number: only these can be viewed. */
  readonly contents: ReadonlyMap<string, File>;
  readonly onRemove: (voucher: Voucher) => void;
}

/** The uploaded vouchers, and those in progress. */
export function VoucherRows({ vouchers, sending, contents, onRemove }: VoucherRowsProps) {
  const [shown, setShown] = useState<File>();
  const preview = (file: File) => {
    if (file.type === 'application/pdf') window.open(URL.createObjectURL(file), '_blank', 'noopener');
    else setShown(file);
  };
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 2, mb: vouchers.length + sending.length > 0 ? 2 : 0 }}>
        {vouchers.map((voucher) => {
          const { voucherId, fileName, fileBytes } = voucher;
          const content = contents.get(voucherId);
          return (
            <Box component="li" key={voucherId} sx={rowStyle}>
              <Icon name="contract" size={20} sx={{ color: 'text.secondary' }} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="strong" component="div">
                  {fileName}
                </Typography>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                  <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                    {uploads.size(fileBytes)}
                  </Typography>
                  <StatusTag tone="success" icon="check">
                    {words.uploaded}
                  </StatusTag>
                </Box>
              </Box>
              {content === undefined ? null : (
                <Button
                  variant="outlined"
                  aria-label={words.of(words.preview, fileName)}
                  onClick={() => preview(content)}
                >
                  {words.preview}
                </Button>
              )}
              <Button
                variant="outlined"
                aria-label={words.of(words.remove, fileName)}
                onClick={(event) => onFirstClick(event, () => onRemove(voucher))}
              >
                {words.remove}
              </Button>
            </Box>
          );
        })}
        {sending.map(({ name }, place) => (
          <Box component="li" key={place} role="status" sx={rowStyle}>
            <Icon name="refresh" size={20} sx={{ color: 'text.secondary' }} />
            {words.of(words.uploading, name)}
          </Box>
        ))}
      </Box>
      {shown === undefined ? null : <PreviewDialog file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

const rowStyle = ({ palette, radii }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: 3,
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.control)}px`,
});
