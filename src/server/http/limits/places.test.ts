import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectionSlots, type Doing } from './places.ts';

const LIMITS = { max: 8, maxOfNetwork: 3 };

/** The limited connections, a record of the connections that are open, and a function that adds a connection. */
const open = () => {
  const places = connectionSlots<number>(LIMITS);
  const all = new Map<number, { readonly network: string | null; doing: Doing }>();
  let next = 0;
  return {
    all,
    enter: (network: string | null, doing: Doing = 'arriving') => {
      const id = next++;
      const before = new Map(all);
      all.set(id, { network, doing: 'arriving' });
      const left = places.enter(id, network);
      if (left !== null) {
        places.leave(left);
        all.delete(left);
      }
      const entered = all.get(id);
      if (entered !== undefined) {
        places.turn(id, doing);
        entered.doing = doing;
      }
      return { id, left, was: left === null ? undefined : before.get(left) };
    },
  };
};

const network = fc.constantFrom(null, 'a', 'b', 'c', 'd');
const doing = fc.constantFrom<Doing>('arriving', 'answering', 'resting');

describe('places for connections', () => {
  it('never exceed the total limit or the limit per network', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(network, doing), { maxLength: 60 }), (comers) => {
        const { all, enter } = open();
        for (const [from, then] of comers) {
          enter(from, then);
          expect(all.size).toBeLessThanOrEqual(LIMITS.max);
          const own = [...all.values()].filter((one) => one.network === from).length;
          if (from !== null) expect(own).toBeLessThanOrEqual(LIMITS.maxOfNetwork);
        }
      }),
    );
  });

  it('are never taken from a connection being answered, nor from an idle one while another is half sent', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(network, doing), { maxLength: 60 }), (comers) => {
        const { all, enter } = open();
        for (const [from, then] of comers) {
          const before = [...all.values()];
          const { was } = enter(from, then);
          if (was === undefined) continue;
          expect(was.doing).not.toBe('answering');
          const own = before.filter((one) => one.network === from);
          const among = from !== null && own.length >= LIMITS.maxOfNetwork ? own : before;
          if (was.doing === 'resting') {
            expect(among.filter((one) => one.doing === 'arriving')).toEqual([]);
          }
        }
      }),
    );
  });

  it('are taken from the oldest half-sent connection of the network with the most', () => {
    const { enter } = open();
    enter('a', 'resting');
    const [first] = [enter('b'), enter('b'), enter('b')];
    enter('c', 'resting');
    enter('d');
    enter('e', 'answering');
    enter('f', 'resting');
    expect(enter('g').left).toBe(first?.id);
  });

  it('are refused only to a network whose connections are all being answered', () => {
    const { enter } = open();
    for (let times = 0; times < LIMITS.maxOfNetwork; times += 1) enter('a', 'answering');
    const more = enter('a');
    expect(more.left).toBe(more.id);
    expect(enter('b').left).toBeNull();
  });
});
