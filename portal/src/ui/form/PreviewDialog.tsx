import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';

/** A picture uploaded from this tab. A data URL: the CSP allows no others. */
export function PreviewDialog({ file, onClose }: { readonly file: File; readonly onClose: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : undefined);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return (
    <DialogFrame title={file.name} width={720} onClose={onClose}>
      {address === undefined ? (
        <Skeleton height={296} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={file.name}
          sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }}
        />
      )}
    </DialogFrame>
  );
}
