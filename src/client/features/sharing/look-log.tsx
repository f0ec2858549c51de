import { useInfiniteQuery } from '@tanstack/react-query';
import { dateText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { looksQuery } from '#client/lib/sharing/queries.ts';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { Connection } from '#contract/sharing/sharing.ts';
import { viewsByDay } from '#domain/sharing/sentences.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/sharing.js';
import styles from './sharing.module.css';

interface LookLogProps {
  readonly userId: string;
  readonly connections: readonly Connection[];
}

/** The log of reads: who looked at what, grouped by day. */
export const AccessLog = ({ userId, connections }: LookLogProps) => {
  const query = useInfiniteQuery(looksQuery(userId));
  const names = new Map(connections.map(({ id, name }) => [id, name]));
  const looks = (query.data?.pages ?? []).flatMap((page) =>
    page.looks.map((look) => ({
      ...look,
      name: names.get(look.connectionId) ?? texts.formerConnection,
    })),
  );
  const days = viewsByDay(
    looks,
    {
      zone: deviceZone(),
      dayText: dateText,
      clockText: (instant) => clockTimeText(instant),
    },
    query.hasNextPage,
  );
  return (
    <Card heading={texts.whoLooked}>
      <div className={`${kit.stackStart3} ${styles.stack}`}>
        {query.data === undefined ? (
          <NotLoaded message={texts.logNotLoaded} query={query} />
        ) : (
          <p>{days.length === 0 ? texts.nobodyLooked : texts.logExplained}</p>
        )}
        {days.map(({ date, sentences }) => (
          <section key={date} aria-label={dateText(date)}>
            <h3>{dateText(date)}</h3>
            <ul className={styles.facts}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
        {query.isFetchNextPageError ? (
          <RetryNotice onRetry={() => void query.fetchNextPage()}>
            {texts.earlierNotLoaded}
          </RetryNotice>
        ) : null}
        {query.hasNextPage && !query.isFetchNextPageError ? (
          <Button
            kind="secondary"
            pending={query.isFetchingNextPage}
            pendingLabel={common.loading}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.showEarlier}
          </Button>
        ) : null}
      </div>
    </Card>
  );
};
