import Box from '@mui/material/Box';
import { pieces } from '../rules/marks.ts';

interface MarkedProps {
  readonly text: string;
  readonly found: readonly string[];
}

/** A text with the found words marked. */
export const Marked = ({ text, found }: MarkedProps) =>
  pieces(text, found).map((piece, index) =>
    piece.marked ? (
      <Box component="mark" key={index} sx={{ bgcolor: 'tint', color: 'hover', fontWeight: 600 }}>
        {piece.text}
      </Box>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
