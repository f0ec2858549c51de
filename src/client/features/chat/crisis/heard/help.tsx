import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { bestLines } from '#client/features/chat/crisis/bar.tsx';
import { CrisisDialog } from '#client/features/chat/crisis/crisis-dialog.tsx';
import { EmergencyNumber, Lines } from '#client/features/chat/crisis/lines-list.tsx';
import { useRegion } from '#client/features/chat/crisis/region/use-region.ts';
import type { HeardEntry } from '#client/lib/listening/listening.ts';
import { beforeFrame, cancelFrame } from '#client/platform/after.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/crisis.js';
import styles from './help.module.css';

const CHAT: PagePath = '/features/chat';
/** Maximum number of help lines. With only two lines, most of the page stays visible on a phone. */
const MOST_LINES = 2;

/** Scrolls the focused element, such as a save button, into view if `part` covers it. Returns a cancel function. */
const uncoverFocus = (part: RefObject<HTMLElement | null>): (() => void) => {
  const uncover = (): void => {
    const focused = document.activeElement;
    const top = part.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    if (
      focused !== null &&
      focused !== document.body &&
      focused.getBoundingClientRect().bottom > top
    )
      focused.scrollIntoView({ block: 'center' });
  };
  // Waits for the second frame, because the page makes space for the part only in the first frame.
  let frame = beforeFrame(() => {
    frame = beforeFrame(uncover);
  });
  return () => cancelFrame(frame);
};

interface HeardHelpProps {
  readonly heard: HeardEntry;
  readonly onPutAway: () => void;
}

/** Lines to call and a link to the chat, shown after an entry that suggests danger. */
export const HeardHelp = ({ heard: { says, fitting, isUrgent }, onPutAway }: HeardHelpProps) => {
  const [{ region }] = useRegion();
  const [isOpen, setOpen] = useState(false);
  // Set in an effect, because screen readers announce only changes in a live region that already exists.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(says), [says]);
  const part = useRef<HTMLElement>(null);
  useEffect(() => (said === '' ? undefined : uncoverFocus(part)), [said]);
  return (
    <section
      ref={part}
      className={`${kit.stack2} ${styles.help}`}
      aria-label={texts.peopleToTalkTo}
    >
      <div className={styles.top}>
        <p role="status">{said}</p>
        <IconButton icon={X} label={texts.putAway} onClick={onPutAway} />
      </div>
      {isUrgent && region !== null ? <EmergencyNumber region={region} /> : null}
      <Lines lines={bestLines(region, fitting).slice(0, MOST_LINES)} />
      <div className={kit.row2}>
        <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
          {texts.moreLines}
        </Button>
        <Link to={CHAT} className={buttonClass('secondary', 'small')}>
          {texts.writeInChat}
        </Link>
      </div>
      <CrisisDialog open={isOpen} onClose={() => setOpen(false)} fitting={fitting} />
    </section>
  );
};
