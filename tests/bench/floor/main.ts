/** Measures the floor of `npm run proof -- bench:portal`: the cost of our stack with one bar, one card and one lazy route. */
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';

const Frame = () =>
  h(
    ThemeProvider,
    { theme: createTheme() },
    h(CssBaseline),
    h(
      AppBar,
      { position: 'static' },
      h(Toolbar, null, h(Typography, { component: 'h1' } as object, 'Floor')),
    ),
    h(Outlet),
  );

const First = () =>
  h(
    Card,
    null,
    h(
      CardContent,
      null,
      h(Typography, { id: 'first' }, 'The first page'),
      h(Button, { component: Link, id: 'go', to: '/second' } as object, 'Go'),
    ),
  );

const router = createBrowserRouter(
  [
    {
      Component: Frame,
      children: [
        { path: '/', Component: First },
        { path: '/second', lazy: () => import('./second.ts') },
      ],
    },
  ],
  { basename: '/floor' },
);

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(h(RouterProvider, { router }));
