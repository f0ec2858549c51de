import { useEffect, useState } from 'react';
import styles from '#client/features/chat/chat.module.css';
import { numbersOf } from '#client/features/chat/crisis/bar.tsx';
import { CallLink } from '#client/features/chat/crisis/lines-list.tsx';
import { useRegion } from '#client/features/chat/crisis/region/use-region.ts';
import type { Turn } from '#client/features/chat/sending/turn.ts';
import { after } from '#client/platform/after.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

/**
 * Whether numbers to call appear below a waiting message. `room` reserves their space, so that nothing moves
 * when they or the answer appear.
 */
export type NumbersBelow = 'none' | 'room' | 'shown';

/**
 * @param late the ids of messages that have waited long
 * @param isInView whether the page already shows numbers elsewhere, because of a safety watch
 */
export const numbersBelow = (
  turns: readonly Pick<Turn, 'id' | 'state' | 'streamed'>[],
  late: ReadonlySet<string>,
  isInView: boolean,
): NumbersBelow => {
  // Failed messages have the full list of lines below them.
  if (isInView || turns.some(({ state }) => state === 'failed')) return 'none';
  const silent = turns.filter(({ state, streamed }) => state === 'sending' && streamed === '');
  if (silent.length === 0) return 'none';
  return silent.some(({ id }) => late.has(id)) ? 'shown' : 'room';
};

/** Delay before shown numbers are announced to screen readers, to spare them for slightly slow answers. */
const TOLD_AFTER_MS = 3000;

const useAfter = (isOn: boolean, ms: number): boolean => {
  const [is, set] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const cancel = after(ms, () => set(true));
    return () => {
      cancel();
      set(false);
    };
  }, [isOn, ms]);
  return is;
};

interface WaitingProps {
  readonly isAnswering: boolean;
  readonly numbers: NumbersBelow;
}

/**
 * The line below the messages while an answer is on its way. A slow answer adds numbers to call, because
 * somebody in danger should not have to wait; the line is unobtrusive, because nearly nobody is.
 * Numbers with the focus stay until it moves on.
 */
export const Waiting = ({ isAnswering, numbers }: WaitingProps) => {
  const [{ region }] = useRegion();
  const [isHeld, setHeld] = useState(false);
  const isTold = useAfter(numbers === 'shown', TOLD_AFTER_MS);
  const isShown = numbers === 'shown' || isHeld;
  const known = numbersOf(region, []);
  return (
    <div className={styles.waiting}>
      <p role="status" className={styles.note}>
        {isAnswering ? 'The answer is on its way…' : ''}
        {isTold ? (
          <VisuallyHidden>
            {' '}
            It takes longer than usual. Numbers to call in danger stand below the messages.
          </VisuallyHidden>
        ) : null}
      </p>
      {numbers === 'none' && !isHeld ? null : (
        <section
          className={styles.numbers}
          aria-label="Numbers to call in danger"
          data-shown={isShown || undefined}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p>
            {known.length > 0
              ? 'If you are in danger, do not wait for it:'
              : 'If you are in danger, do not wait for it. “Crisis help” at the top has numbers to call.'}
          </p>
          {known.map(({ name, number }) => (
            <CallLink key={number} number={number} name={name} />
          ))}
        </section>
      )}
    </div>
  );
};
