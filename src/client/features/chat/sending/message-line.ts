import { alone } from '#client/platform/tab-lock.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { Pending } from './pending-record.ts';

/**
 * What came of one try to send a message: its answer, or why there is none. The server says no to one that
 * is `refused`, and may take one that `broke` it another time; `later` is for one that was not tried, since
 * one before it found no connection.
 */
export type Tried = ChatAnswer | 'refused' | 'broke' | 'unreachable' | 'forgotten' | 'later';

/** The one that was written first comes first: ids grow with time, in one page also within a millisecond. */
export const inWrittenOrder = (
  { id: one }: { id: string },
  { id: other }: { id: string },
): number => (one < other ? -1 : Number(one > other));

/** A browser may put away a tab that holds the line. A message waits no longer for that than this. */
const LONGEST_HELD_MS = 10_000;

interface LineParts {
  readonly userId: string;
  /** The messages of this person that have no answer yet, from whichever tab. */
  readonly kept: () => readonly Pending[];
  /** Tries to send a message; `onTaken` is called once the server has it. Never rejects. */
  readonly attempt: (pending: Pending, onTaken: () => void) => Promise<Tried>;
  readonly isUnderWay: (id: string) => boolean;
  /** Is told what came of each try of a message, and of each that was not tried. */
  readonly onOutcome: (id: string, tried: Tried) => void;
}

/** Does `work` once, when no other tab does work of this name or when that takes too long. Resolves when it is done. */
const aloneOrLate = (name: string, work: () => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    let begun: Promise<void> | undefined;
    const begin = (): Promise<void> => {
      clearTimeout(late);
      const end = (): void => resolve();
      begun ??= work().then(end, end);
      return begun;
    };
    const late = setTimeout(begin, LONGEST_HELD_MS);
    void alone(name, begin);
  });

/**
 * Sends messages one after the other, the one written first first, each once the server has the one
 * before it (its answer may still come in then). What another tab of this browser has written and not
 * sent yet stands in the same line, so that each tab by itself keeps the order; taking turns only
 * spares them to send everything twice. A message that the server refuses or fails on holds up nobody; without a
 * connection those behind it are left for later.
 */
export const messageLine = ({ userId, kept, attempt, isUnderWay, onOutcome }: LineParts) => {
  /** What this page wants to have sent. */
  const asked = new Map<string, Pending>();
  /** The server said no to these: only a person asks for them again. */
  const refused = new Set<string>();
  let isRoundComing = false;
  let timesAsked = 0;
  /** The rounds of this page: one begins when the one before it is over, however long that takes. */
  let rounds: Promise<void> = Promise.resolve();

  const inLine = (tried: ReadonlySet<string>): readonly Pending[] => {
    const all = new Map([...asked, ...kept().map((one) => [one.id, one] as const)]);
    return [...all.values()]
      .filter(({ id }) => !tried.has(id))
      .filter(({ id, isTaken }) => asked.has(id) || !(isTaken === true || refused.has(id)))
      .toSorted(inWrittenOrder);
  };

  /** Resolves to whether the next one may go: once the server has this one, or has said no to it. */
  const taken = (pending: Pending): Promise<boolean> =>
    new Promise((resolve) => {
      const { id } = pending;
      void attempt(pending, () => resolve(true)).then((tried) => {
        if (tried === 'refused') refused.add(id);
        if (tried !== 'unreachable') asked.delete(id);
        onOutcome(id, tried);
        resolve(tried !== 'unreachable');
      });
    });

  const round = async (): Promise<void> => {
    isRoundComing = false;
    const tried = new Set<string>();
    for (;;) {
      const line = inLine(tried);
      const [next] = line;
      if (next === undefined || !line.some(({ id }) => asked.has(id))) return;
      tried.add(next.id);
      asked.delete(next.id);
      if (isUnderWay(next.id)) continue;
      const askedBefore = timesAsked;
      const isTaken = taken(next);
      // The server has it since an earlier try, and may look for its words for long.
      if (next.isTaken === true || (await isTaken)) continue;
      // Asked again amid this try, as when the connection came back: it may be there by now.
      if (timesAsked !== askedBefore) {
        tried.delete(next.id);
        continue;
      }
      for (const { id } of inLine(tried)) {
        if (asked.delete(id)) onOutcome(id, 'later');
      }
      return;
    }
  };

  return {
    /** Sends these as soon as it is their turn. */
    ask: (list: readonly Pending[]): void => {
      if (list.length > 0) timesAsked += 1;
      for (const pending of list) {
        asked.set(pending.id, pending);
        refused.delete(pending.id);
      }
      if (isRoundComing || list.length === 0) return;
      isRoundComing = true;
      rounds = rounds.then(() => aloneOrLate(`evenkeel-chat-${userId}`, round));
    },
    /** What was not sent yet is not sent. */
    leave: (id: string): void => {
      asked.delete(id);
    },
    leaveAll: (): void => asked.clear(),
    waits: (id: string): boolean => asked.has(id),
  };
};
