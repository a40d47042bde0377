import Box from '@mui/material/Box';

interface PositionDashesProps {
  readonly index: number;
  readonly count: number;
  /** Hidden from screen readers by default. */
  readonly label?: string;
}

/** A dash for each position of a row, dark for the shown one. */
export const PositionDashes = ({ index, count, label }: PositionDashesProps) => (
  <Box
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    sx={{ display: 'flex', justifyContent: 'center', gap: 2, mt: 4 }}
  >
    {Array.from({ length: count }, (_, position) => (
      <Box
        key={position}
        sx={{
          width: 16,
          height: 4,
          borderRadius: '2px',
          bgcolor: position === index ? 'text.secondary' : 'tile',
        }}
      />
    ))}
  </Box>
);
