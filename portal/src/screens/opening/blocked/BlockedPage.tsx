import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { OptionList } from '../OptionList.tsx';
import { StartInstead } from '../StartInstead.tsx';

interface BlockedPageProps {
  readonly query: ComponentProps<typeof CardFrame>['query'];
  readonly words: Readonly<Record<'title' | 'heading' | 'not', string>>;
  readonly intro?: string | undefined;
  /** The blocker of the company: null without one, undefined while unknown. */
  readonly facts: ComponentProps<typeof DetailRows>['rows'] | null | undefined;
  readonly ways: ComponentProps<typeof OptionList>;
  /** The button below. */
  readonly children: ReactNode;
}

/** The reason why the company cannot open the product, and the options; without a blocker, the link to start. 1 §2 */
export function BlockedPage({ query, words, intro, facts, ways, children }: BlockedPageProps) {
  return (
    <>
      <PageHead title={words.title} intro={intro} />
      {facts === null ? (
        <StartInstead text={words.not} />
      ) : (
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
          {facts === undefined ? null : <DetailRows rows={facts} />}
          <OptionList {...ways} />
          {children}
        </CardFrame>
      )}
    </>
  );
}
