import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { MaterialTypeLabel } from '#generated/shared/labels.ts';
import { provisional } from '../../api/clients.ts';
import type { ProductCode } from '../../products/product.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import { FieldError } from '../../ui/form/FieldError.tsx';
import {
  fileProblem,
  isMissing,
  uploadButtonId,
  type Material,
  type Materials,
  type UploadedFile,
} from './rules.ts';

type Files = readonly UploadedFile[];

interface MaterialRowProps {
  readonly productCode: ProductCode;
  readonly material: Material;
  readonly limits: Materials;
  readonly files: Files;
  readonly checked: boolean;
  readonly onFiles: (change: (before: Files) => Files) => void;
}

/** One kind of material: what is asked for, what was sent, and a way to send more. */
export function MaterialRow({ productCode, material, limits, files, checked, onFiles }: MaterialRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const label = MaterialTypeLabel[material.materialType];
  const missing = checked && isMissing(material, files.length);
  const full = files.length >= material.maxFiles;

  /** What the provider refuses has been shown by its policy. */
  const send = async (file: File) => {
    const wrong = fileProblem(file, limits);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setSending(true);
    const { materialType } = material;
    const sent = await provisional
      .uploadIncreaseFile({ productCode, materialType, file })
      .catch(() => undefined);
    setSending(false);
    if (sent !== undefined) onFiles((before) => [...before, sent]);
  };

  return (
    <Box component="li" sx={{ py: 3, borderBottom: (theme) => `1px solid ${theme.palette.hairline}` }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <span>{label}</span>
            <StatusTag>{material.required ? copy.materials.required : copy.materials.optional}</StatusTag>
          </Box>
          <Typography variant="caption" component="p" color="textSecondary">
            {material.desc} {copy.materials.count(files.length, material.maxFiles)}
          </Typography>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={limits.fileTypes.join(',')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
        <Button
          variant="outlined"
          id={uploadButtonId(material)}
          disabled={full || sending}
          aria-label={`${copy.materials.upload} ${label}`}
          onClick={() => input.current?.click()}
        >
          {copy.materials.upload}
        </Button>
      </Box>
      <ul>
        {files.map(({ fileId, fileName }) => (
          <Box component="li" key={fileId} sx={{ display: 'flex', gap: 3 }}>
            {fileName}
            <Button
              variant="link"
              aria-label={`${copy.materials.remove} ${fileName}`}
              onClick={() => onFiles((before) => before.filter((file) => file.fileId !== fileId))}
            >
              {copy.materials.remove}
            </Button>
          </Box>
        ))}
      </ul>
      {problem === undefined && missing ? (
        <FieldError>{copy.materials.missing(Math.max(1, material.minFiles))}</FieldError>
      ) : null}
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </Box>
  );
}
