/**
 * The state of a connection: a request is arriving or has not begun yet, a request is being processed, or the
 * connection is idle between two requests.
 */
export type Doing = 'arriving' | 'answering' | 'resting';

interface PlaceLimits {
  /** The maximum number of connections in total. */
  readonly max: number;
  /** The maximum number of connections from one network. */
  readonly maxOfNetwork: number;
}

/**
 * The connections of one network by state. In the set of each state, the connection that has been in this state longest
 * comes first.
 */
type Held<Connection> = Readonly<Record<Doing, Set<Connection>>>;

interface Place<Connection> {
  readonly network: string | null;
  readonly held: Held<Connection>;
  doing: Doing;
}

const sizeOf = ({ arriving, answering, resting }: Held<unknown>): number =>
  arriving.size + answering.size + resting.size;

/**
 * The connection to close first: the connection whose request has been arriving longest or, if no request is arriving,
 * the connection that has been idle longest. Null if every connection has a request in progress.
 */
const firstToGo = <Connection>({ arriving, resting }: Held<Connection>): Connection | null => {
  for (const connection of arriving) return connection;
  for (const connection of resting) return connection;
  return null;
};

/**
 * Decides which connection to close when there are too many. Connections with an incomplete request are closed before
 * idle connections. In both cases, the network that has the most connections in this state loses its oldest such
 * connection. A connection whose request is being processed is never closed.
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
     * Adds a connection. Returns the connection that must be closed in exchange: an older connection, or the new one
     * itself if no other can be closed. Null when the limits are not exceeded.
     *
     * @param network the network to limit; null for proxies, which serve all users
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
