import Box from '@mui/material/Box';
import { Fragment, type MouseEvent } from 'react';
import { OuterLink } from '../../domain/page/OuterLink.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Marked } from '../../screens/help/parts/Marked.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { Option } from './options.ts';
import { optionStyle } from './optionStyle.ts';

interface OptionRowProps {
  readonly option: Option;
  readonly id: string;
  readonly active: boolean;
  /** The searched amount, to highlight it. */
  readonly amount: number | undefined;
  readonly onChoose: (option: Option, event: MouseEvent) => void;
  readonly onPoint: (key: string) => void;
}

/** One result: title and amount, below them details and state. It is a link, so that a new tab works as usual. */
export function OptionRow({ option, id, active, amount, onChoose, onPoint }: OptionRowProps) {
  const { key, to, outer } = option;
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onClick: (event: MouseEvent) => onChoose(option, event),
    // Moving, not entering: a row that scrolls under a resting pointer must not become active.
    onMouseMove: () => {
      if (!active) onPoint(key);
    },
    sx: optionStyle,
  } as const;
  const content = <Content option={option} amount={amount} />;
  if (to !== undefined)
    return (
      <Box component={PageLink} to={to} {...props}>
        {content}
      </Box>
    );
  return outer === undefined ? (
    <Box {...props}>{content}</Box>
  ) : (
    <Box component={OuterLink} page={outer} {...props}>
      {content}
    </Box>
  );
}

/** Longest note that stays on one line: a day or a number. */
const SHORT = 20;

function Content({ option, amount: searched }: Pick<OptionRowProps, 'option' | 'amount'>) {
  const { icon, title, notes, amount, status, found } = option;
  return (
    <>
      <Icon name={icon} size={18} sx={{ mt: '2px', color: 'text.secondary', flex: 'none' }} />
      <span className="lines">
        <span className="line">
          <span className="title">
            <Marked text={title} found={found} />
          </span>
          {amount === undefined ? null : (
            <span className="amount">
              {amount.label === undefined ? null : <span className="label">{amount.label}</span>}
              <Box component={amount.value === searched ? 'mark' : 'span'} className="figure">
                <MoneyText value={amount.value} symbol fact={amount.fact} />
              </Box>
            </span>
          )}
        </span>
        {notes.length === 0 && status === undefined ? null : (
          <span className="line second">
            <span className="notes">
              {notes.map((note, index) => (
                <Fragment key={note}>
                  {index === 0 ? null : ' · '}
                  <span className={note.length <= SHORT ? 'short' : undefined}>
                    <Marked text={note} found={found} />
                  </span>
                </Fragment>
              ))}
            </span>
            {status}
          </span>
        )}
      </span>
    </>
  );
}
