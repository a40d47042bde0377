import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { downloadDueCalendar } from '#generated/provisional/operations/downloadDueCalendar.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { useProduct } from '#portal/session/useProduct.ts';
import { download } from '#portal/ui/export/download.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import { Subscription } from './Subscription.tsx';

const words = copy.reminder;

/** Offers the dues for the user's own calendar: once as a file, or by an address that the calendar polls. */
export function ReminderCard() {
  const { code } = useProduct();
  const file = useMutation({
    mutationFn: () => downloadDueCalendar({ productCode: code }),
    onSuccess: ({ fileName, content }) => {
      download(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileName);
      notify.success(words.downloaded);
    },
  });
  return (
    <Box data-print="hide">
      <CardFrame
        title={words.title}
        actions={
          <Button
            variant="outlined"
            startIcon={<Icon name="download" size={16} />}
            disabled={file.isPending}
            onClick={() => file.mutate()}
          >
            {words.download}
          </Button>
        }
      >
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {words.about}
        </Typography>
        <Subscription />
      </CardFrame>
    </Box>
  );
}
