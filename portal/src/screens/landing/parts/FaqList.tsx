import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import type { Question } from '../content/content.ts';

/** Questions that unfold in place. At first the first one is unfolded, to show how it works. */
export function FaqList({ questions }: { readonly questions: readonly Question[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]));
  const toggle = (index: number) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(index)) next.add(index);
      return next;
    });
  return (
    <Box component="ul" sx={{ borderTop: '1px solid', borderColor: 'tile' }}>
      {questions.map((each, index) => (
        <FaqItem
          key={each.question}
          number={index + 1}
          {...each}
          open={open.has(index)}
          onToggle={() => toggle(index)}
        />
      ))}
    </Box>
  );
}

interface FaqItemProps extends Question {
  readonly number: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function FaqItem({ number, question, answer, open, onToggle }: FaqItemProps) {
  const answerId = useId();
  return (
    <Box component="li" sx={{ borderBottom: '1px solid', borderColor: 'tile' }}>
      <Box component="h3" sx={{ fontSize: 'inherit' }}>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={answerId}
          onClick={onToggle}
          sx={questionStyle}
        >
          <Box component="span" aria-hidden sx={{ color: 'hover' }}>
            {number}
          </Box>
          {question}
          <Icon name={open ? 'minus' : 'plus'} size={20} sx={{ color: 'text.secondary' }} />
        </Box>
      </Box>

      <Box
        id={answerId}
        hidden={!open}
        sx={{
          p: { xs: '0 0 16px 32px', sm: '0 64px 24px 40px' },
          maxWidth: 880,
          color: 'text.secondary',
          wordBreak: 'normal',
        }}
      >
        {answer}
      </Box>
    </Box>
  );
}

const questionStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '32px minmax(0, 1fr) 24px', sm: '40px minmax(0, 1fr) 24px' },
  alignItems: 'center',
  width: '100%',
  minHeight: { xs: 56, sm: 64 },
  p: { xs: '8px 0', sm: 0 },
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: { xs: 14, sm: 16 },
  lineHeight: { xs: '22px', sm: '24px' },
  fontWeight: 600,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { color: 'hover' },
};
