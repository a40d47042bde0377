import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Grey rows of given heights, in the shape of what is loading. */
export function Rows({ heights }: { readonly heights: readonly number[] }) {
  return (
    <Stack sx={{ gap: 3 }} aria-hidden>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
