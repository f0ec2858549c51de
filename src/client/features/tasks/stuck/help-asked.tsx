import { useRef } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/tasks-steps.js';
import { stuckHandler } from './handler.ts';
import { helpTaken, isTimeToAsk } from './help-taken.ts';
import styles from './stuck.module.css';

/** Asks some minutes later whether the last way to help worked. The container is empty if there is nothing to rate. */
export const HelpAsked = () => {
  const last = useDeviceValue(helpTaken);
  const nowMs = useNow(last === null ? null : 0, MINUTE_MS);
  const taken = last !== null && isTimeToAsk(last.atMs, nowMs) ? last : null;
  const { send } = useOutboxActions();
  const place = useRef<HTMLDivElement>(null);

  const answer = (helped: boolean): void => {
    if (taken === null) return;
    const { reason, help } = taken;
    void send(stuckHandler, { reason, help, helped });
    helpTaken.set(null);
    announce(texts.thanksForAnswer);
    // The pressed button is removed, so its container takes the focus.
    place.current?.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={place}
      role="group"
      aria-label={texts.afterHelp}
      tabIndex={-1}
      className={`${kit.noRing} ${styles.place}`}
    >
      {taken === null ? null : (
        <section
          aria-label={texts.didItHelp}
          className={`${kit.rowApart} ${kit.box} ${styles.asked}`}
        >
          <p>{texts.helped[taken.help]({ quoted: quoted(taken.title) })}</p>
          <p className={`${kit.row2} ${styles.buttons}`}>
            <Button kind="secondary" size="small" onClick={() => answer(true)}>
              {texts.helpedYes}
            </Button>
            <Button kind="secondary" size="small" onClick={() => answer(false)}>
              {texts.helpedNotReally}
            </Button>
          </p>
        </section>
      )}
    </div>
  );
};
