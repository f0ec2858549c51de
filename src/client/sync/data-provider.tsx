import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { onZoneChange } from '#client/lib/device-zone.ts';
import { STORAGE_LIMIT_MS, within } from '#client/platform/after.ts';
import type { HandlerSource } from './changes/handler-list.ts';
import { OutboxContext } from './outbox/context.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createQueryClient } from './query-client.ts';
import { clearQueriesOfOthers, keepQueries, restoreQueries } from './stored-queries.ts';

interface Props {
  readonly userId: string;
  /** The outbox handlers. Must be the same object on every render. */
  readonly handlers: HandlerSource;
  readonly children: ReactNode;
}

const PersonData = ({ userId, handlers, children }: Props) => {
  const [{ client, outbox }] = useState(() => {
    const client = createQueryClient();
    return { client, outbox: createOutbox(userId, client, handlers) };
  });
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const show = (): void => startTransition(() => setRestored(true));
    within(STORAGE_LIMIT_MS, restoreQueries(client, userId)).then(show, show);
    clearQueriesOfOthers(userId).catch(() => undefined);
    const stops = [
      keepQueries(client, userId),
      outbox.start(),
      // Refetch, because cached data was computed for days in the previous time zone.
      onZoneChange(() => void client.invalidateQueries()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, outbox, userId]);

  return (
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox}>{restored ? children : null}</OutboxContext>
    </QueryClientProvider>
  );
};

/**
 * Provides the signed-in person's query cache, restored from this device before anything is rendered, and their
 * outbox. Both are recreated when another person signs in.
 */
export const DataProvider = (props: Props) => <PersonData key={props.userId} {...props} />;
