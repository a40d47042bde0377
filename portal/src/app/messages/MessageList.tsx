import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { LockedTabs } from '../../ui/tabs/LockedTabs.tsx';
import { copy } from './copy.ts';
import { KindFilter } from './KindFilter.tsx';
import { kindsOf } from './kindsOf.ts';
import { MessageEntry } from './MessageEntry.tsx';
import { messagesQuery, type Choice, type Message } from './queries.ts';

/** Tabs and filter above, the messages of today and of earlier days below, loaded page by page. */
export function MessageList({ onLeave }: { readonly onLeave: () => void }) {
  const { code } = useProduct();
  const session = useSession();
  const [choice, setChoice] = useState<Choice>({ unread: false });
  const messages = useInfiniteQuery(messagesQuery(code, choice));
  const [first] = messages.data?.pages ?? [];
  const tab = choice.unread ? 'unread' : 'all';
  return (
    <>
      <Box sx={{ px: 5, flex: 'none' }}>
        <LockedTabs
          id="messages"
          label={copy.tabs.label}
          tabs={[
            { value: 'all', label: copy.tabs.all, count: first?.allCount ?? 'pending' },
            {
              value: 'unread',
              label: copy.tabs.unread,
              count: first?.unreadCount ?? 'pending',
              alarming: true,
            },
          ]}
          value={tab}
          onChange={(next) => setChoice({ ...choice, unread: next === 'unread' })}
        />
        <KindFilter
          kinds={kindsOf(session)}
          kind={choice.kind}
          onChoose={(kind) => setChoice({ ...choice, kind })}
        />
      </Box>
      <Box
        role="tabpanel"
        id="messages-panel"
        aria-labelledby={`messages-${tab}`}
        sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}
      >
        {first !== undefined && first.approvalsToDecide > 0 ? (
          <ToDecide count={first.approvalsToDecide} onLeave={onLeave} />
        ) : null}
        {messages.isPending ? <SkeletonLines heights={[72, 72, 72, 72]} /> : null}
        {messages.isError && messages.data === undefined ? (
          <ErrorLine error={messages.error} onRetry={() => void messages.refetch()} />
        ) : null}
        {messages.data ? (
          <Days messages={messages.data.pages.flatMap(({ list }) => list)} onLeave={onLeave} />
        ) : null}
        {messages.isFetchNextPageError ? (
          <ErrorLine error={messages.error} onRetry={() => void messages.fetchNextPage()} />
        ) : null}
        {messages.hasNextPage && !messages.isFetchNextPageError ? (
          <Box sx={{ p: 4, textAlign: 'center' }}>
            <Button variant="link" onClick={() => void messages.fetchNextPage()}>
              {copy.more}
            </Button>
          </Box>
        ) : null}
      </Box>
    </>
  );
}

interface ToDecideProps {
  readonly count: number;
  readonly onLeave: () => void;
}

/** The approvals that wait for the user, all behind one link. */
const ToDecide = ({ count, onLeave }: ToDecideProps) => (
  <Box sx={{ px: 5, py: 3 }}>
    <HintPanel
      tone="warning"
      icon="shield"
      action={
        <PageLink className="link" to={paths.approvalCards()} onClick={onLeave}>
          {copy.decide}
        </PageLink>
      }
    >
      {copy.toDecide(count)}
    </HintPanel>
  </Box>
);

interface DaysProps {
  readonly messages: readonly Message[];
  readonly onLeave: () => void;
}

function Days({ messages, onLeave }: DaysProps) {
  const today = useToday();
  if (messages.length === 0) return <EmptyLine text={copy.empty} />;
  const isToday = ({ at }: Message) => at.startsWith(today);
  const groups = [
    { title: copy.today, list: messages.filter(isToday) },
    { title: copy.earlier, list: messages.filter((message) => !isToday(message)) },
  ];
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title} aria-label={title}>
        <Typography
          component="h3"
          variant="caption"
          color="textSecondary"
          sx={{ px: 5, py: 1, bgcolor: 'fill', fontWeight: 600 }}
        >
          {title}
        </Typography>
        <ul>
          {list.map((message) => (
            <MessageEntry key={message.messageId} message={message} onLeave={onLeave} />
          ))}
        </ul>
      </section>
    ));
}
