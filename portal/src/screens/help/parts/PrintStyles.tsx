import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper there is only the page: no frame around it, black on white. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={(theme) => ({
      '@page': { margin: '16mm' },
      '@media print': {
        body: { backgroundColor: theme.palette.background.paper },
        '#root header, #root footer, #root nav, #root aside': { display: 'none !important' },
        'main#content': {
          gridColumn: '1 / -1',
          padding: '0 !important',
          backgroundColor: 'transparent !important',
        },
      },
    })}
  />
);
