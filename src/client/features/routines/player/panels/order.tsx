import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import styles from '#client/features/routines/player/player.module.css';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { openIds, type Run, stepOf } from '#domain/routines/player/run.ts';
import { texts } from '#texts/routine-player.js';
import type { Press } from '../run/use-run.ts';
import { plannedText } from '../words.ts';

interface OrderPanelProps {
  readonly run: Run;
  readonly press: Press;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The ids with two of them swapped. */
const swapped = (ids: readonly string[], at: number, other: number): readonly string[] =>
  ids.map((id, index) =>
    index === at ? (ids[other] ?? id) : index === other ? (ids[at] ?? id) : id,
  );

/** The remaining steps in order. They can be reordered, and each of them can be started now. */
export const OrderPanel = ({ run, press, open, onClose }: OrderPanelProps) => {
  const ids = openIds(run).filter((id) => id !== run.currentId);
  const move = (at: number, by: 1 | -1): void =>
    press('reorder', { stepIds: swapped(ids, at, at + by) });
  return (
    <Dialog open={open} onClose={onClose} title={texts.stepsToCome}>
      <div className={kit.stack4}>
        {ids.length === 0 ? <p>{texts.nothingComes}</p> : null}
        <ol className={kit.stack2}>
          {ids.map((id, at) => {
            const step = stepOf(run, id);
            return step === null ? null : (
              <li key={id} className={`${kit.stack2} ${styles.step}`}>
                <span>
                  <bdi>{step.title}</bdi>{' '}
                  <span className={kit.soft}>{plannedText(step.minutes, null)}</span>
                </span>
                <span className={kit.row23}>
                  <Button
                    kind="secondary"
                    size="small"
                    aria-label={texts.doStepNow({ step: step.title })}
                    onClick={() => {
                      press('jump', { stepId: id });
                      onClose();
                    }}
                  >
                    {texts.doThisNow}
                  </Button>
                  {at === 0 ? null : (
                    <Button
                      kind="quiet"
                      size="small"
                      icon={ArrowUp}
                      aria-label={texts.earlierStep({ step: step.title })}
                      onClick={() => move(at, -1)}
                    >
                      {texts.earlier}
                    </Button>
                  )}
                  {at === ids.length - 1 ? null : (
                    <Button
                      kind="quiet"
                      size="small"
                      icon={ArrowDown}
                      aria-label={texts.laterStep({ step: step.title })}
                      onClick={() => move(at, 1)}
                    >
                      {texts.later}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
        <div className={kit.row23}>
          <Button data-safe="" onClick={onClose}>
            {texts.backToStep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
