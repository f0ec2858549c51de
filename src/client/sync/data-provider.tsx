import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { onZoneChange } from '#client/lib/device-zone.ts';
import { STORAGE_LIMIT_MS, within } from '#client/platform/after.ts';
import { OutboxContext } from './outbox/context.ts';
import type { OutboxHandler } from './outbox/entry-handler.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createQueryClient } from './query-client.ts';
import { clearQueriesOfOthers, keepQueries, restoreQueries } from './stored-queries.ts';

interface Props {
  readonly userId: string;
  /** How everything is sent that the app's features enter; the same list on every render. */
  readonly handlers: readonly OutboxHandler[];
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
      // What the server told was told for the days of the zone before.
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
 * The signed-in person's data for everything inside: the query cache, brought back from this device
 * before anything is drawn, and the outbox. Another person gets everything anew.
 */
export const DataProvider = (props: Props) => <PersonData key={props.userId} {...props} />;
