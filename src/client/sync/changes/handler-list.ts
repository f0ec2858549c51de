import { tracked } from '#client/platform/after.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';

/** Where the outbox gets its handlers from. */
export interface HandlerSource {
  /** The handlers that every page has, among them all handlers with a queue of their own. */
  readonly known: readonly OutboxHandler[];
  /** Loads the handlers of all features. Rejects if they cannot be loaded now. */
  readonly load: () => Promise<readonly OutboxHandler[]>;
}

/** The handlers of one outbox. Most are loaded with the first entry that this page did not write itself. */
export interface HandlerList {
  /** The handler of a kind of entry; undefined if it is not loaded, or unknown to this version of the app. */
  get(kind: string): OutboxHandler | undefined;
  /** Adds the handler of an entry that this page writes. */
  add<Body, Reply>(handler: OutboxHandler<Body, Reply>): void;
  /** Makes all handlers available if one of these kinds has none yet. Rejects if they cannot be loaded now. */
  require(kinds: readonly string[]): Promise<void>;
}

/** @param onLoaded called when all handlers are available */
export const createHandlerList = (
  { known, load }: HandlerSource,
  onLoaded: () => void,
): HandlerList => {
  const handlers = new Map(known.map((handler) => [handler.name, handler]));
  let loading: Promise<void> | undefined;

  const loadAll = async (): Promise<void> => {
    try {
      for (const handler of await tracked(load())) handlers.set(handler.name, handler);
    } catch (error) {
      loading = undefined;
      throw error;
    }
    onLoaded();
  };

  return {
    get: (kind) => handlers.get(kind),
    add: (handler) => {
      handlers.set(handler.name, handler);
    },
    require: async (kinds) => {
      if (kinds.every((kind) => handlers.has(kind))) return;
      loading ??= loadAll();
      await loading;
    },
  };
};
