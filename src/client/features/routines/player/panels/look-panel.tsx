import styles from '#client/features/routines/player/player.module.css';
import { NotifyChoice } from '#client/lib/cues/notify-choice.tsx';
import { canVibrate } from '#client/platform/device/vibration.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { type PlayerLook, setLook, useLook } from './look.ts';

const CHOICES: readonly (readonly [what: keyof PlayerLook, text: string])[] = [
  ['disc', 'Show the time as a disc'],
  ['companion', 'Show somebody who works quietly beside me'],
  ['vibration', 'Vibrate before a step ends and at its end'],
];

const KEYS = {
  Enter: 'Done',
  Space: 'Pause, and resume',
  S: 'Skip',
  L: 'Two minutes longer',
  U: 'Undo',
} as const;

interface LookPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The look and feel of the player on this device, and the list of its keys. */
export const LookPanel = ({ open, onClose }: LookPanelProps) => {
  const look = useLook();
  return (
    <Dialog open={open} onClose={onClose} title="Look and keys">
      <div className={kit.stack4}>
        <div className={kit.stack2}>
          {CHOICES.filter(([what]) => what !== 'vibration' || canVibrate()).map(([what, text]) => (
            <label key={what} className={kit.checkLine}>
              <input
                type="checkbox"
                checked={look[what]}
                onChange={(event) => setLook({ [what]: event.currentTarget.checked })}
              />
              {text}
            </label>
          ))}
          <NotifyChoice />
        </div>
        <p className={kit.soft}>Sounds, motion and fewer stimuli are in Settings, under Comfort.</p>
        <div>
          <p className={kit.legend}>Keys, while no button has the focus</p>
          <dl className={styles.keys}>
            {Object.entries(KEYS).map(([key, does]) => [
              <dt key={key}>{key}</dt>,
              <dd key={does}>{does}</dd>,
            ])}
          </dl>
        </div>
        <div className={kit.row23}>
          <Button onClick={onClose}>Back to the step</Button>
        </div>
      </div>
    </Dialog>
  );
};
