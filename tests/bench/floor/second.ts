import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { createElement as h } from 'react';
import { Link } from 'react-router-dom';

/** The lazy route of the floor, which measures the cost of our stack alone (main.ts). */
export const Component = () =>
  h(
    Card,
    null,
    h(
      CardContent,
      null,
      h(Typography, { id: 'second' }, 'The second page'),
      h(Button, { component: Link, id: 'back', to: '/' } as object, 'Back'),
    ),
  );
