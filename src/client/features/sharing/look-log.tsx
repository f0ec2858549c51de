import { useInfiniteQuery } from '@tanstack/react-query';
import { deviceZone } from '#client/lib/device-zone.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { looksQuery } from '#client/lib/sharing/queries.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { Connection } from '#contract/sharing/sharing.ts';
import { dayText, viewsByDay } from '#domain/sharing/sentences.ts';
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
      name: names.get(look.connectionId) ?? 'Somebody you were connected with',
    })),
  );
  const days = viewsByDay(looks, deviceZone(), query.hasNextPage);
  return (
    <Card heading="Who looked at what">
      <div className={`${kit.stackStart3} ${styles.stack}`}>
        {query.data === undefined ? (
          <NotLoaded what="The log" query={query} />
        ) : (
          <p>
            {days.length === 0
              ? 'Nobody has looked at anything yet. Each look will be listed here.'
              : 'Each look is listed here. Nobody can change or delete this log.'}
          </p>
        )}
        {days.map(({ date, sentences }) => (
          <section key={date} aria-label={dayText(date)}>
            <h3>{dayText(date)}</h3>
            <ul className={styles.facts}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
        {query.isFetchNextPageError ? (
          <RetryNotice onRetry={() => void query.fetchNextPage()}>
            The earlier part did not load.
          </RetryNotice>
        ) : null}
        {query.hasNextPage && !query.isFetchNextPageError ? (
          <Button
            kind="secondary"
            pending={query.isFetchingNextPage}
            pendingLabel="Loading…"
            onClick={() => void query.fetchNextPage()}
          >
            Show earlier
          </Button>
        ) : null}
      </div>
    </Card>
  );
};
