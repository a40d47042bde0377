import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { samplesCopy as copy, sampleWords } from './copy.ts';
import { pictures, type SampleName } from './samples.ts';

interface SampleDialogProps {
  readonly name: SampleName;
  readonly onClose: () => void;
}

/** A sample at full size, with the parts that must be legible. */
export function SampleDialog({ name, onClose }: SampleDialogProps) {
  const { title, legible } = sampleWords[name];
  return (
    <DialogFrame title={copy.dialog(title)} width={688} onClose={onClose}>
      <Box
        component="img"
        src={pictures[name]}
        alt={copy.alt(title, legible)}
        width={640}
        height={440}
        sx={{ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1 }}
      />
      <Typography component="p" sx={{ mt: 3, fontWeight: 600 }}>
        {copy.legible}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px' }}>
        {legible.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {copy.note}
      </Typography>
    </DialogFrame>
  );
}
