import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';

/** What has to be known of an entry before its handler is there. */
type Known = Pick<OutboxHandler, 'label' | 'whenRefused' | 'canResend'> &
  Partial<Pick<OutboxHandler, 'describe'>>;

/**
 * Handlers whose program is fetched when the first of their entries is sent or answered, so that no page is heavier for
 * them. The texts in which danger is heard are those of the loaded handler, by which features send.
 *
 * @param load gives them by their names
 */
export const laterHandlers = <Kind extends string>(
  known: Readonly<Record<Kind, Known>>,
  load: () => Promise<ReadonlyMap<string, OutboxHandler>>,
): readonly OutboxHandler[] => {
  let loaded: ReadonlyMap<string, OutboxHandler> | undefined;
  const fetched = async () => {
    loaded ??= await load();
    return loaded;
  };
  return Object.entries<Known>(known).map(
    ([name, more]): OutboxHandler => ({
      name,
      describe: () => 'A change',
      whenRefused: 'tell',
      ...more,
      send: async (entry, sending) => (await fetched()).get(name)?.send(entry, sending),
      received: (...answer) =>
        // Without a wait when it is there, so that nothing is drawn between the entry and its answer.
        loaded === undefined
          ? fetched().then((handlers) => handlers.get(name)?.received?.(...answer))
          : loaded.get(name)?.received?.(...answer),
      refused: (...whose) => {
        // Where it cannot be fetched now, nothing of it is shown that could be fetched again.
        fetched().then(
          (handlers) => handlers.get(name)?.refused?.(...whose),
          () => undefined,
        );
      },
    }),
  );
};
