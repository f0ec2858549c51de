import styles from '#client/features/routines/player/player.module.css';
import { NotifyChoice } from '#client/lib/cues/notify-choice.tsx';
import { canVibrate } from '#client/platform/device/vibration.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routine-player.js';
import { type PlayerLook, setLook, useLook } from './look.ts';

const CHOICES: readonly (keyof PlayerLook)[] = ['disc', 'companion', 'vibration'];

/** The keys of the player, each with what it does. */
const KEYS = [
  [texts.keys.enter, common.done],
  [texts.keys.space, texts.pauseAndResume],
  ['S', common.skip],
  ['L', texts.twoMinutesLonger],
  ['U', common.undo],
] as const;

interface LookPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The look and feel of the player on this device, and the list of its keys. */
export const LookPanel = ({ open, onClose }: LookPanelProps) => {
  const look = useLook();
  return (
    <Dialog open={open} onClose={onClose} title={texts.displayAndShortcuts}>
      <div className={kit.stack4}>
        <div className={kit.stack2}>
          {CHOICES.filter((what) => what !== 'vibration' || canVibrate()).map((what) => (
            <label key={what} className={kit.checkLine}>
              <input
                type="checkbox"
                checked={look[what]}
                onChange={(event) => setLook({ [what]: event.currentTarget.checked })}
              />
              {texts.choices[what]}
            </label>
          ))}
          <NotifyChoice />
        </div>
        <p className={kit.soft}>{texts.otherSettings}</p>
        <div>
          <p className={kit.legend}>{texts.shortcuts}</p>
          <dl className={styles.keys}>
            {KEYS.map(([key, does]) => [<dt key={key}>{key}</dt>, <dd key={does}>{does}</dd>])}
          </dl>
        </div>
        <div className={kit.row23}>
          <Button onClick={onClose}>{texts.backToStep}</Button>
        </div>
      </div>
    </Dialog>
  );
};
