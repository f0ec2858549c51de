/**
 * What a connection does: a request is arriving on it (or has yet to begin), one is being answered, or it rests
 * between two.
 */
export type Doing = 'arriving' | 'answering' | 'resting';

interface PlaceLimits {
  /** How many connections there may be. */
  readonly max: number;
  /** How many of them may come from one network. */
  readonly maxOfNetwork: number;
}

/** The connections of one network, by what they do, the longest at it first. */
type Held<Connection> = Readonly<Record<Doing, Set<Connection>>>;

interface Place<Connection> {
  readonly network: string | null;
  readonly held: Held<Connection>;
  doing: Doing;
}

const sizeOf = ({ arriving, answering, resting }: Held<unknown>): number =>
  arriving.size + answering.size + resting.size;

/** The longest at it of the first kind that there is. */
const firstToGo = <Connection>({ arriving, resting }: Held<Connection>): Connection | null => {
  for (const connection of arriving) return connection;
  for (const connection of resting) return connection;
  return null;
};

/**
 * Who keeps a connection where there are too many. What is half sent goes before what rests, the oldest of the
 * network with the most of its kind first; what is being answered never goes.
 */
export const connectionPlaces = <Connection>({ max, maxOfNetwork }: PlaceLimits) => {
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
     * Takes a place for a connection, and returns the one that has to go for it: an older one, itself where there is no
     * such, or null where there is room.
     *
     * @param network whose places are bounded; null for proxies, which stand for everybody
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

    /** Notes what a connection does from now on. */
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
