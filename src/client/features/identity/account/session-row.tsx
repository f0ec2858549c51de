import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { dateAndTimeText } from '#client/lib/time/moment-text.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { deviceName } from '#domain/identity/device-name.ts';
import { texts } from '#texts/identity.js';
import styles from './account.module.css';
import type { useSessions } from './queries.ts';

export type ListedSession = NonNullable<ReturnType<typeof useSessions>['data']>[number];

interface SessionRowProps {
  readonly session: ListedSession;
  readonly isEnded: boolean;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session, with a button to end it. */
export const SessionRow = ({ session, isEnded, isEnding, onEnd }: SessionRowProps) => {
  const { device, current, lastSeenAt, createdAt } = session;
  const loggedIn = dateAndTimeText(createdAt);
  return (
    <li className={`${kit.rowApart} ${styles.session}`}>
      <div>
        <p className={kit.bold}>{deviceName(device)}</p>
        <p className={kit.soft}>
          {current
            ? texts.sessionHere({ loggedIn })
            : texts.sessionElsewhere({ lastSeen: dateAndTimeText(lastSeenAt), loggedIn })}
        </p>
      </div>
      {isEnded ? (
        <p role="status" tabIndex={-1} ref={takeLostFocus}>
          {texts.sessionEnded}
        </p>
      ) : null}
      {current || isEnded ? null : (
        <Button
          kind="secondary"
          size="small"
          pending={isEnding}
          aria-label={texts.endSessionOn({ device: deviceName(device) })}
          onClick={onEnd}
        >
          {texts.endSession}
        </Button>
      )}
    </li>
  );
};
