import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { StartInstead } from '../StartInstead.tsx';
import { WayList } from '../WayList.tsx';

interface BlockedPageProps {
  readonly query: ComponentProps<typeof CardFrame>['query'];
  readonly words: Readonly<Record<'title' | 'heading' | 'not', string>>;
  readonly intro?: string | undefined;
  /** What blocks the company: null where nothing does, undefined until it is known. */
  readonly facts: ComponentProps<typeof DetailRows>['rows'] | null | undefined;
  readonly ways: ComponentProps<typeof WayList>;
  /** The button below. */
  readonly children: ReactNode;
}

/** Why the company cannot open the product, and what can be done; where nothing is in the way, how to start. 1 §2 */
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
          <WayList {...ways} />
          {children}
        </CardFrame>
      )}
    </>
  );
}
