import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame, type CardQuery } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { OptionList } from '../OptionList.tsx';
import { StartInstead } from '../StartInstead.tsx';

interface BlockedPageProps<Name extends string> {
  readonly query: CardQuery;
  /** Facts about what blocks the opening; undefined before the response and if nothing blocks it. */
  readonly blocker: Readonly<Record<Name, string>> | undefined;
  readonly words: Readonly<Record<'title' | 'intro' | 'not' | 'heading', string>> & {
    readonly facts: Readonly<Record<Name, string>>;
    readonly options: ComponentProps<typeof OptionList>;
  };
  /** The button below. */
  readonly children: ReactNode;
}

/** Why the company cannot open the product, and what it can do. If nothing blocks the opening, a link to its start. 1 §2 */
export function BlockedPage<Name extends string>(props: BlockedPageProps<Name>) {
  const { query, blocker, words, children } = props;
  if (query.data !== undefined && blocker === undefined)
    return (
      <>
        <PageHead title={words.title} />
        <StartInstead text={words.not} />
      </>
    );
  const names = Object.keys(words.facts) as Name[];
  return (
    <>
      <PageHead title={words.title} intro={words.intro} />
      <CardFrame
        sx={{ maxWidth: 720 }}
        query={query}
        skeleton={<SkeletonLines heights={[40, 32, 32, 32, 96]} />}
      >
        <Box sx={{ mb: 3 }}>
          <HintPanel tone="warning" icon="warning">
            {words.heading}
          </HintPanel>
        </Box>
        {blocker && <DetailRows rows={names.map((name) => [words.facts[name], blocker[name]])} />}
        <OptionList {...words.options} />
        {children}
      </CardFrame>
    </>
  );
}
