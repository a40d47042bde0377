import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Grey rows of given heights: the skeleton of a card in its final height. */
export function Rows({ heights }: { readonly heights: readonly number[] }) {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} width={index % 3 === 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}
