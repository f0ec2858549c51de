import { useQuery } from '@tanstack/react-query';
import styles from '#client/features/chat/chat.module.css';
import composer from '#client/features/chat/composer/composer.module.css';
import { type Conversation, chatSettings } from '#client/features/chat/queries.ts';
import { STARTERS, STRAINING_STARTERS } from '#client/features/chat/sending/sent-words.ts';
import { dataFlowTexts } from '#client/features/chat/settings/data-flow-texts.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import { isAnswered } from '#client/lib/load-state.ts';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';

interface WelcomeProps {
  readonly watch: Conversation['watch'];
  /** Whether another message already offers ways to begin. */
  readonly isBegun: boolean;
}

/** Shown while there are no messages: conversation starters, and a description of what the chat is and is not. */
export const Welcome = ({ watch, isBegun }: WelcomeProps) => {
  const starters = watch === 'none' ? [...STARTERS, ...STRAINING_STARTERS] : STARTERS;
  const { userId } = useChatTools();
  const { press } = useChatTools();
  const settings = useQuery(chatSettings(userId));
  const { data } = settings;
  /** Until the settings are known, the hidden default text reserves the space. */
  const isKnown = isAnswered(settings);
  return (
    <div className={styles.welcome}>
      {isBegun ? null : (
        <>
          <ScenePicture name="bench" />
          <h3 className={kit.large}>{texts.whatWouldHelp}</h3>
          <p>{texts.writeOrChoose}</p>
          <ul className={`${kit.row2} ${styles.starters}`} aria-label={texts.waysToBegin}>
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
        </>
      )}
      <p className={kit.softSmall}>
        {texts.notAPerson}{' '}
        <span className={isKnown ? undefined : styles.unseen}>
          {isKnown && data === undefined ? null : dataFlowTexts.messages(data?.usesModel === true)}{' '}
          {data?.usesSpeechServer === true ? `${dataFlowTexts.recordings(true)} ` : null}
          {data?.storing === false ? texts.messagesNotKept : texts.messagesKept}
        </span>
      </p>
    </div>
  );
};
