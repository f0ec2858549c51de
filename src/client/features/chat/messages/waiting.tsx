import { useEffect, useState } from 'react';
import styles from '#client/features/chat/chat.module.css';
import { numbersOf } from '#client/features/chat/crisis/bar.tsx';
import { CallLink } from '#client/features/chat/crisis/lines-list.tsx';
import { useRegion } from '#client/features/chat/crisis/region/use-region.ts';
import type { Turn } from '#client/features/chat/sending/turn.ts';
import { after } from '#client/platform/after.ts';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '#texts/chat.js';

/**
 * Whether numbers to call appear below a waiting message. `room` reserves the space for the numbers, so that nothing
 * moves when the numbers or the answer appear.
 */
export type NumbersBelow = 'none' | 'room' | 'shown';

/**
 * @param late the ids of messages that have waited a long time for an answer
 * @param isInView whether the page already shows numbers elsewhere, because the guard watches for danger
 */
export const numbersBelow = (
  turns: readonly Pick<Turn, 'id' | 'state' | 'streamed'>[],
  late: ReadonlySet<string>,
  isInView: boolean,
): NumbersBelow => {
  // Failed messages already have the full list of lines below them.
  if (isInView || turns.some(({ state }) => state === 'failed')) return 'none';
  const silent = turns.filter(({ state, streamed }) => state === 'sending' && streamed === '');
  if (silent.length === 0) return 'none';
  return silent.some(({ id }) => late.has(id)) ? 'shown' : 'room';
};

/**
 * How long after the numbers are shown screen readers announce them, so that an answer that is only slightly late
 * causes no announcement.
 */
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
 * The line shown below the messages while an answer is on its way. If the answer is slow, numbers to call are added,
 * because a person in danger should not have to wait. They are unobtrusive, because hardly anybody is in danger. While
 * one of the numbers has the focus, the numbers stay visible.
 */
export const Waiting = ({ isAnswering, numbers }: WaitingProps) => {
  const [{ region }] = useRegion();
  const [isHeld, setHeld] = useState(false);
  const isTold = useAfter(numbers === 'shown', TOLD_AFTER_MS);
  const isShown = numbers === 'shown' || isHeld;
  const known = numbersOf(region, []);
  return (
    <div className={styles.waiting}>
      <p role="status" className={`${kit.soft} ${kit.noneIfEmpty} ${styles.note}`}>
        {isAnswering ? texts.answerOnItsWay : ''}
        {isTold ? <VisuallyHidden> {texts.takesLonger}</VisuallyHidden> : null}
      </p>
      {numbers === 'none' && !isHeld ? null : (
        <section
          className={`${kit.softSmall} ${styles.numbers}`}
          aria-label={texts.numbersInDanger}
          data-shown={isShown || undefined}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p>{known.length > 0 ? texts.doNotWait : texts.doNotWaitSeeTop}</p>
          {known.map(({ name, number }) => (
            <CallLink key={number} number={number} name={name} />
          ))}
        </section>
      )}
    </div>
  );
};
