import { useQuery } from '@tanstack/react-query';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { chatSettings } from '#client/features/chat/queries.ts';
import { VoiceButton, VoiceProblem, VoiceStatus } from '#client/features/chat/voice/controls.tsx';
import { useVoice } from '#client/features/chat/voice/use-voice.ts';
import { useHash } from '#client/lib/navigation/use-hash.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { isEnter } from '#client/platform/keys.ts';
import { readDraft, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { MESSAGE_LENGTH_MAX } from '#contract/shared/limits.ts';
import { texts } from '#texts/chat.js';
import styles from './composer.module.css';
import { chatDraft } from './draft.ts';

interface ComposerProps {
  readonly userId: string;
  /** `kept` resolves once the message is stored on this device. */
  readonly onSend: (text: string) => { readonly kept: Promise<void> };
}

const joined = (before: string, added: string): string =>
  before === '' || /\s$/.test(before) ? before + added : `${before} ${added}`;

/**
 * Explains that the message is too long to send. `refusedAt` is the number of excess characters at the last attempt to
 * send, or 0 if no attempt was refused.
 */
const tooLongText = (refusedAt: number): string =>
  refusedAt === 0
    ? texts.messageTooLong({ max: MESSAGE_LENGTH_MAX })
    : texts.notSentTooLong({ over: refusedAt, max: MESSAGE_LENGTH_MAX });

/** Prefills the message field from the `#start=` link that opened the page, unless the field already contains text. */
const useWordsOfLink = (onWords: (text: string) => void): void => {
  const hash = useHash();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the hash matters
  useEffect(() => {
    if (!hash.startsWith('#start=')) return;
    const text = new URLSearchParams(hash.slice(1)).get('start') ?? '';
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if ((readDraft(chatDraft)?.text ?? '').trim() === '') onWords(text);
  }, [hash]);
};

/** The message field: Enter sends, Shift+Enter starts a new line, and empty text is not sent. */
export const Composer = ({ userId, onSend }: ComposerProps) => {
  const [{ text }, change, finish] = useDraft(chatDraft);
  // The number of excess characters at the last attempt to send.
  const [refusedAt, setRefusedAt] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const mic = useRef<HTMLButtonElement>(null);
  const id = useId();
  const speaking = useVoice(
    (spoken) => {
      change({ text: joined(readDraft(chatDraft)?.text ?? '', spoken) });
      field.current?.focus();
    },
    useQuery(chatSettings(userId)).data?.usesSpeechServer,
  );
  useWordsOfLink((words) => change({ text: words }));
  const isRecording = speaking.voice.state === 'recording';
  const left = MESSAGE_LENGTH_MAX - text.trim().length;

  const send = (): void => {
    const trimmed = text.trim();
    if (left < 0) setRefusedAt(-left);
    if (trimmed === '' || left < 0) return;
    setRefusedAt(0);
    void finish({ text }, onSend(trimmed).kept);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={`${kit.stack2} ${kit.container}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VoiceProblem {...speaking} mic={mic} />
      <label htmlFor={id}>
        <VisuallyHidden>{texts.yourMessage}</VisuallyHidden>
      </label>
      <div className={`${kit.row1} ${styles.box}`}>
        <textarea
          ref={field}
          id={id}
          data-composer
          className={styles.field}
          dir="auto"
          rows={1}
          value={text}
          placeholder={isRecording ? texts.yourWordsComeHere : texts.writeMessage}
          aria-describedby={left < 0 ? `${id}-long` : `${id}-hint`}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => change({ text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <div className={`${kit.row1} ${styles.row}`} data-recording={isRecording || undefined}>
          <VoiceButton {...speaking} mic={mic} />
          {/* Hidden during a recording. Enter still sends the typed text. */}
          {isRecording ? null : (
            <Button type="submit" icon={SendHorizontal}>
              {texts.send}
            </Button>
          )}
        </div>
      </div>
      <div className={`${kit.softSmall} ${styles.hint}`} data-fits={left >= 0}>
        {left < 0 ? (
          <p className={styles.over}>{texts.charactersTooLong({ over: -left })}</p>
        ) : (
          <p id={`${id}-hint`} hidden={speaking.voice.state !== 'idle'}>
            {texts.enterSends}
          </p>
        )}
        <Readers stream="triggers" />
        <VoiceStatus {...speaking} userId={userId} />
        {/* Always rendered, so that screen readers announce changes. The text does not change at every keystroke. */}
        <p id={`${id}-long`} role="status">
          {left < 0 ? tooLongText(refusedAt) : ''}
        </p>
      </div>
    </form>
  );
};
