import { type ComponentType, createContext, useContext, useState } from 'react';
import { askToNotify, notifyPermission } from '#client/platform/notifications.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import kit from '#client/ui/layout/kit.module.css';
import styles from './notify-choice.module.css';
import { notifyWish } from './notify-wish.ts';

const LockedNoteContext = createContext<ComponentType | null>(null);

/** Provides the note that timers inside show next to their hint when a locked screen gets no cue. */
export const WithLockedNote = LockedNoteContext.Provider;

/** The note that a locked screen gets no cue, if any. */
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
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={wish !== null && notifyPermission() === 'granted'}
          onChange={(event) => void change(event.target.checked)}
        />
        Also notify me
      </label>
      <p role="status" className={kit.hint}>
        {isDenied
          ? 'The browser does not allow notifications from Evenkeel. You can change that in the browser’s settings for this site.'
          : null}
      </p>
    </div>
  );
};

/** The choice of system notifications, and the note about locked screens. */
export const NotifyChoice = () => (
  <>
    <Choice />
    <LockedNote />
  </>
);
