import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import styles from '#client/features/chat/chat.module.css';
import composer from '#client/features/chat/composer/composer.module.css';
import { type Conversation, chatSettings } from '#client/features/chat/queries.ts';
import { dataFlowTexts } from '#client/features/chat/settings/data-flow-texts.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import { isAnswered } from '#client/lib/load-state.ts';
import kit from '#client/ui/layout/kit.module.css';
import { usePress } from './quick-replies.tsx';
import { STARTERS, STRAINING_STARTERS } from './starters.ts';

/** Shown while there are no messages: conversation starters, and a description of what the chat is and is not. */
export const Welcome = ({ watch }: { readonly watch: Conversation['watch'] }) => {
  const starters = watch === 'none' ? [...STARTERS, ...STRAINING_STARTERS] : STARTERS;
  const { userId } = useChatTools();
  const press = usePress();
  const settings = useQuery(chatSettings(userId));
  const { data } = settings;
  /** Until the settings are known, the hidden default text reserves the space. */
  const isKnown = isAnswered(settings);
  return (
    <div className={styles.welcome}>
      <MessageCircle aria-hidden="true" size="2rem" strokeWidth={1.75} />
      <h3 className={kit.large}>What would help right now?</h3>
      <p>Write in your own words, or choose a way to begin.</p>
      <ul className={`${kit.row2} ${styles.starters}`} aria-label="Ways to begin">
        {starters.map((words) => (
          <li key={words}>
            <button
              type="button"
              className={`${kit.boldBreak} ${composer.reply}`}
              onClick={() => press(words)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      <p className={kit.softSmall}>
        This is a program with calming, practice and thinking steps. It cannot see you, it can be
        wrong, and no person reads along. The button for crisis help is always there, whatever
        language you write in.{' '}
        <span className={isKnown ? undefined : styles.unseen}>
          {isKnown && data === undefined ? null : dataFlowTexts.messages(data?.usesModel === true)}{' '}
          {data?.usesSpeechServer === true ? `${dataFlowTexts.recordings(true)} ` : null}
          {data?.storing === false
            ? 'Messages are not kept, as you chose in the chat settings.'
            : 'Messages are kept in your account until you delete them. You can turn that off in the chat settings. What comes up often is counted on your dashboard, where you can remove it.'}
        </span>
      </p>
    </div>
  );
};
