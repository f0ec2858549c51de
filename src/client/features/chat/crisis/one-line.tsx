import kit from '#client/ui/layout/kit.module.css';
import type { ChatMessage } from '#contract/chat/chat.ts';
import { texts } from '#texts/crisis.js';
import { numbersOf } from './bar.tsx';
import { purposesOf } from './help-in-view.ts';
import { CallLink } from './lines-list.tsx';
import { useRegion } from './region/use-region.ts';

/** Numbers to call, shown in one line together with a soft question. */
export const HelpInOneLine = ({ offers }: Pick<ChatMessage['safety'], 'offers'>) => {
  const [{ region }] = useRegion();
  const numbers = numbersOf(region, purposesOf(offers));
  return (
    <p className={`${kit.rowMiddle13} ${kit.softSmall}`}>
      {numbers.length > 0 ? texts.talkToAPerson : texts.numbersAtTheTop}
      {numbers.map(({ name, number }) => (
        <span key={number}>
          {texts.nameBeforeNumber({ name })} <CallLink number={number} name={name} />
        </span>
      ))}
    </p>
  );
};
