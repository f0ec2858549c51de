import { useState } from 'react';
import { Link } from 'wouter';
import { useLadders } from '#client/features/urge/ladders/use-ladders.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { distressOfShare, distressText } from '#domain/urge/distress.ts';
import { texts } from '#texts/urge.js';
import styles from './urge-now.module.css';

/** The page of the person's ladders. */
export const LADDERS_PAGE: PagePath = '/features/urge/ladders';

/** The steps of one of the person's ladders as cards, shown one at a time, to read during the delay. */
export const LadderCards = () => {
  const { query, ladders } = useLadders();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const filled = ladders.filter(({ rungs }) => rungs.length > 0);
  const ladder = filled.find(({ id }) => id === chosenId) ?? filled[0];
  if (ladder === undefined) {
    return query.data === undefined ? null : (
      <p className={kit.softBreak}>
        {sentence(texts.noLadderToRead({ link: (text) => <Link to={LADDERS_PAGE}>{text}</Link> }))}
      </p>
    );
  }
  const shown = Math.min(at, ladder.rungs.length - 1);
  const step = ladder.rungs[shown];
  if (step === undefined) return null;
  const distress = distressOfShare(step.distress);
  const turn = (by: number): void =>
    setAt((shown + by + ladder.rungs.length) % ladder.rungs.length);
  return (
    <Card heading={texts.fromYourLadder}>
      {filled.length > 1 ? (
        <SelectField
          label={texts.ladder}
          value={ladder.id}
          onChange={({ currentTarget: { value } }) => {
            setChosenId(value);
            setAt(0);
          }}
        >
          {filled.map(({ id, fear }) => (
            <option key={id} value={id}>
              {fear}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className={kit.softBreak} dir="auto">
          {ladder.fear}
        </p>
      )}
      <div className={styles.step} aria-live="polite">
        <p className={`${kit.largeBold} ${kit.anyBreak}`} dir="auto">
          {step.text}
        </p>
        <p className={kit.softBreak}>
          {texts.stepAndDistress({
            step: shown + 1,
            steps: ladder.rungs.length,
            distress: distressText(distress),
            level: distress,
          })}
        </p>
      </div>
      {ladder.rungs.length === 1 ? null : (
        <div className={kit.rowMiddle24}>
          <Button kind="secondary" size="small" onClick={() => turn(-1)}>
            {texts.previousCard}
          </Button>
          <Button kind="secondary" size="small" onClick={() => turn(1)}>
            {texts.nextCard}
          </Button>
        </div>
      )}
    </Card>
  );
};
