import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { useEffect, useEffectEvent, useId } from 'react';
import { useStoredText } from '../../ui/form/draft/useStoredText.ts';
import { copy } from './copy.ts';

interface ReasonBoxProps {
  /** The provider's text. */
  readonly text: string;
  readonly onChange: (reason: string) => void;
}

/** The applicant's reason, which the approver reads. */
export function ReasonBox({ text, onChange }: ReasonBoxProps) {
  const id = useId();
  const [reason, setReason] = useStoredText('approvalReason');
  // The stored reason of an earlier attempt counts too.
  const reportStored = useEffectEvent(() => onChange(reason.trim()));
  useEffect(() => reportStored(), []);
  return (
    <Box sx={{ display: 'grid', gap: 4, textAlign: 'left' }}>
      <p>{text}</p>
      <FormControl fullWidth>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <FormLabel htmlFor={id}>{copy.reason}</FormLabel>
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {copy.count(reason.length)}
          </Box>
        </Box>
        <InputBase
          id={id}
          multiline
          inputComponent="textarea"
          rows={3}
          value={reason}
          slotProps={{ input: { maxLength: 100 } }}
          onChange={({ target }) => {
            setReason(target.value);
            onChange(target.value.trim());
          }}
        />
      </FormControl>
    </Box>
  );
}
