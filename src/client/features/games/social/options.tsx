import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { optionAt, optionOrder } from '#domain/games/social/round.ts';
import type { SocialScene } from '#domain/games/social/scene.ts';
import social from './social.module.css';

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

const Reasons = ({ scene, chosen, indexes }: ReasonsProps) => (
  <ul className={kit.stack3}>
    {indexes.map((index) => {
      const option = optionAt(scene, index);
      if (option === null) return null;
      const Icon = option.fits ? CircleCheck : Info;
      return (
        <li key={index} className={social.reason} data-fits={option.fits}>
          <Icon aria-hidden="true" size="1.4em" className={social.icon} />
          <div>
            <p className={kit.softSmall}>
              {option.fits ? 'Fits' : 'Fits less'}
              {index === chosen ? ' (your answer)' : ''}
            </p>
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
      <ul className={kit.stack3}>
        {order.map((option) => (
          <li key={option}>
            <button type="button" className={social.option} onClick={() => onChoose(option)}>
              {optionAt(scene, option)?.text}
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
        {optionAt(scene, chosen)?.fits === true
          ? 'Your answer fits this scene.'
          : 'Other answers fit this scene better. Here is why.'}
      </h4>
      <Reasons scene={scene} chosen={chosen} indexes={isCalm ? [chosen] : order} />
      {isCalm ? (
        <Fold label="Show the other answers with their reasons">
          <Reasons scene={scene} chosen={chosen} indexes={others} />
        </Fold>
      ) : null}
    </>
  );
};
