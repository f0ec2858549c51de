import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';

/** What must be known about an entry before its handler is loaded. */
type Known = Pick<OutboxHandler, 'label' | 'whenRefused' | 'canResend'> &
  Partial<Pick<OutboxHandler, 'describe'>>;

/**
 * Handlers whose code is loaded when the first of their entries is sent or answered, so that pages stay small. Only
 * the loaded handlers have `said`, whose texts are checked for danger; features send with those.
 *
 * @param load returns the handlers by name
 */
export const lazyHandlers = <Kind extends string>(
  known: Readonly<Record<Kind, Known>>,
  load: () => Promise<ReadonlyMap<string, OutboxHandler>>,
): readonly OutboxHandler[] => {
  let loaded: ReadonlyMap<string, OutboxHandler> | undefined;
  const fetched = async () => {
    loaded ??= await load();
    return loaded;
  };
  /** Throws if the handler does not exist: an entry without one must stay stored. */
  const handlerOf = async (name: string): Promise<OutboxHandler> => {
    const handler = (await fetched()).get(name);
    if (handler === undefined) throw new Error(`There is no handler ${name}.`);
    return handler;
  };
  return Object.entries<Known>(known).map(
    ([name, more]): OutboxHandler => ({
      name,
      describe: () => 'A change',
      whenRefused: 'tell',
      ...more,
      send: async (entry, sending) => (await handlerOf(name)).send(entry, sending),
      received: (...answer) =>
        // Synchronous once loaded, so that nothing is rendered between the entry and its answer.
        loaded === undefined
          ? fetched().then((handlers) => handlers.get(name)?.received?.(...answer))
          : loaded.get(name)?.received?.(...answer),
      refused: (...whose) => {
        // If it cannot be loaded, its feature is not on screen, so nothing needs refetching.
        fetched().then(
          (handlers) => handlers.get(name)?.refused?.(...whose),
          () => undefined,
        );
      },
    }),
  );
};
