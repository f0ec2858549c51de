import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { fitsAt, optionOrder } from '#domain/games/social/round.ts';
import type { SocialScene } from '#domain/games/social/scene.ts';
import { textsOf } from '#domain/games/social/scenes/texts.ts';
import { texts } from '#texts/games.js';
import social from './social.module.css';

/** The length of a text that fits into half the width of a phone. */
const SHORT = 14;

/** Whether two answers of a scene fit beside each other on a phone. */
export const hasShortOptions = (scene: SocialScene): boolean =>
  textsOf(scene).options.every(({ text }) => text.length <= SHORT);

interface SocialOptionsProps {
  readonly scene: SocialScene;
  readonly seed: number;
  /** The index of the chosen option in the scene; null before a choice. */
  readonly chosen: number | null;
  readonly onChoose: (option: number) => void;
}

interface ReasonsProps extends Pick<SocialOptionsProps, 'scene' | 'chosen'> {
  readonly indexes: readonly number[];
}

const labelOf = (fits: boolean, isYours: boolean): string => {
  if (isYours) return fits ? texts.yoursFits : texts.yoursFitsLess;
  return fits ? texts.fits : texts.fitsLess;
};

const Reasons = ({ scene, chosen, indexes }: ReasonsProps) => (
  <ul className={kit.stack3}>
    {indexes.map((index) => {
      const option = textsOf(scene).options[index];
      const fits = fitsAt(scene, index);
      if (option === undefined || fits === null) return null;
      const Icon = fits ? CircleCheck : Info;
      return (
        <li key={index} className={social.reason} data-fits={fits}>
          <Icon aria-hidden="true" size="1.4em" className={social.icon} />
          <div>
            <p className={kit.softSmall}>{labelOf(fits, index === chosen)}</p>
            <p className={kit.bold}>{option.text}</p>
            <p>{option.why}</p>
          </div>
        </li>
      );
    })}
  </ul>
);

/**
 * The options to choose from. After a choice, all options are shown with their reasons. With reduced stimulation, only
 * the chosen option is shown, and the others on request.
 */
export const SocialOptions = ({ scene, seed, chosen, onChoose }: SocialOptionsProps) => {
  const isCalm = useComfort().reducedStimulation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen !== null) heading.current?.focus();
  }, [chosen]);
  const order = optionOrder(scene, seed);

  if (chosen === null) {
    return (
      <ul className={social.options} data-short={hasShortOptions(scene)}>
        {order.map((option) => (
          <li key={option}>
            <button type="button" className={social.option} onClick={() => onChoose(option)}>
              {textsOf(scene).options[option]?.text}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  const others = order.filter((index) => index !== chosen);
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className={kit.large}>
        {fitsAt(scene, chosen) === true ? texts.answerFits : texts.othersFit}
      </h4>
      <Reasons scene={scene} chosen={chosen} indexes={isCalm ? [chosen] : order} />
      {isCalm ? (
        <Fold label={texts.showOthers}>
          <Reasons scene={scene} chosen={chosen} indexes={others} />
        </Fold>
      ) : null}
    </>
  );
};
