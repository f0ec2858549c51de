import { type ComponentType, createContext, useContext, useState } from 'react';
import { askToNotify, notifyPermission } from '#client/platform/notifications.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/timers.js';
import styles from './cues.module.css';
import { notifyWish } from './notify-wish.ts';

const LockedNoteContext = createContext<ComponentType | null>(null);

/**
 * Provides a note to the timers inside it. The timers show the note next to their hint if cues do not reach a locked
 * screen.
 */
export const WithLockedNote = LockedNoteContext.Provider;

/** The note that cues do not reach a locked screen. Renders nothing if no note was provided. */
export const LockedNote = () => {
  const Note = useContext(LockedNoteContext);
  return Note === null ? null : <Note />;
};

/** A checkbox for system notifications; the browser asks for permission only when it is checked. */
const Choice = () => {
  const wish = useDeviceValue(notifyWish);
  const [isDenied, setIsDenied] = useState(false);
  if (notifyPermission() === 'none') return null;
  const change = async (wanted: boolean): Promise<void> => {
    setIsDenied(false);
    if (!wanted) return notifyWish.set(null);
    const isGranted = (await askToNotify()) === 'granted';
    setIsDenied(!isGranted);
    if (isGranted) notifyWish.set({ wanted: true });
  };
  return (
    <div className={styles.choice}>
      <label className={`${kit.iconLink} ${styles.label}`}>
        <input
          type="checkbox"
          checked={wish !== null && notifyPermission() === 'granted'}
          onChange={(event) => void change(event.target.checked)}
        />
        {texts.alsoNotify}
      </label>
      <p role="status" className={kit.hint}>
        {isDenied ? texts.notificationsDenied : null}
      </p>
    </div>
  );
};

/** The checkbox for system notifications, and the note about locked screens. */
export const NotifyChoice = () => (
  <>
    <Choice />
    <LockedNote />
  </>
);
