/**
 * The state of a connection: a request is arriving (or has yet to begin), one is being answered, or it is idle
 * between two.
 */
export type Doing = 'arriving' | 'answering' | 'resting';

interface PlaceLimits {
  /** The most connections in total. */
  readonly max: number;
  /** The most connections from one network. */
  readonly maxOfNetwork: number;
}

/** The connections of one network by state, longest in that state first. */
type Held<Connection> = Readonly<Record<Doing, Set<Connection>>>;

interface Place<Connection> {
  readonly network: string | null;
  readonly held: Held<Connection>;
  doing: Doing;
}

const sizeOf = ({ arriving, answering, resting }: Held<unknown>): number =>
  arriving.size + answering.size + resting.size;

/** The connection to close first: the one that has been arriving longest, otherwise the one idle longest. */
const firstToGo = <Connection>({ arriving, resting }: Held<Connection>): Connection | null => {
  for (const connection of arriving) return connection;
  for (const connection of resting) return connection;
  return null;
};

/**
 * Decides which connection is closed when there are too many. Half-sent requests go before idle connections, oldest
 * first from the network with the most of that kind; a connection being answered is never closed.
 */
export const connectionSlots = <Connection>({ max, maxOfNetwork }: PlaceLimits) => {
  const places = new Map<Connection, Place<Connection>>();
  const networks = new Map<string | null, Held<Connection>>();

  const mostOf = (kind: Doing): Held<Connection> | null => {
    let most: Held<Connection> | null = null;
    for (const held of networks.values()) {
      if (held[kind].size > (most === null ? 0 : most[kind].size)) most = held;
    }
    return most;
  };

  const heldBy = (network: string | null): Held<Connection> => {
    const known = networks.get(network);
    if (known !== undefined) return known;
    const held = {
      arriving: new Set<Connection>(),
      answering: new Set<Connection>(),
      resting: new Set<Connection>(),
    };
    networks.set(network, held);
    return held;
  };

  return {
    /**
     * Gives a connection a place, and returns the connection to close for it: an older one, itself when there is none,
     * or null when there is room.
     *
     * @param network the network to limit; null for proxies, which serve everybody
     */
    enter: (connection: Connection, network: string | null): Connection | null => {
      const held = heldBy(network);
      const own = network !== null && sizeOf(held) >= maxOfNetwork ? held : null;
      const isFull = own !== null || places.size >= max;
      const leaver = own ?? mostOf('arriving') ?? mostOf('resting');
      const leaves = isFull ? ((leaver && firstToGo(leaver)) ?? connection) : null;
      held.arriving.add(connection);
      places.set(connection, { network, held, doing: 'arriving' });
      return leaves;
    },

    /** Records the new state of a connection. */
    turn: (connection: Connection, doing: Doing): void => {
      const place = places.get(connection);
      if (place === undefined || place.doing === doing) return;
      place.held[place.doing].delete(connection);
      place.doing = doing;
      place.held[doing].add(connection);
    },

    leave: (connection: Connection): void => {
      const place = places.get(connection);
      if (place === undefined) return;
      places.delete(connection);
      place.held[place.doing].delete(connection);
      if (sizeOf(place.held) === 0) networks.delete(place.network);
    },
  };
};
