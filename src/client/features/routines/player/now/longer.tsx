import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { texts } from '#texts/routine-player.js';
import styles from './now.module.css';

const MINUTES = [1, 2, 5] as const;

/** Buttons that give the current step a little more time. */
export const Longer = ({ onChoose }: { readonly onChoose: (minutes: number) => void }) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one kind, not fields of a form
    <div role="group" aria-labelledby={id} className={styles.longer}>
      <span id={id}>{texts.aLittleLonger}</span>
      {MINUTES.map((minutes) => (
        <Button key={minutes} kind="secondary" size="small" onClick={() => onChoose(minutes)}>
          {texts.plannedTime({ minutes })}
        </Button>
      ))}
    </div>
  );
};
