import { useQuery } from '@tanstack/react-query';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { chatSettings } from '#client/features/chat/queries.ts';
import { VoiceButton, VoiceProblem, VoiceSaid } from '#client/features/chat/voice/controls.tsx';
import { useVoice } from '#client/features/chat/voice/use-voice.ts';
import { LOCALE } from '#client/lib/locale.ts';
import { readDraft, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { MESSAGE_LENGTH_MAX } from '#contract/chat/chat.ts';
import styles from './composer.module.css';
import { chatDraft } from './draft.ts';

interface ComposerProps {
  readonly userId: string;
  /** Resolves `kept` when the message is safely on this device. */
  readonly onSend: (text: string) => { readonly kept: Promise<void> };
}

const MOST = MESSAGE_LENGTH_MAX.toLocaleString(LOCALE);

const joined = (before: string, added: string): string =>
  before === '' || /\s$/.test(before) ? before + added : `${before} ${added}`;

/** Why Enter does nothing. `refusedAt` is how much was too long when it was pressed, or 0. */
const whyNot = (refusedAt: number): string =>
  refusedAt === 0
    ? `This is too long: Enter does not send it until it has ${MOST} characters or fewer.`
    : `Not sent: it was ${refusedAt} characters too long. A message can have ${MOST}.`;

/** The field to write in. Enter sends, Shift and Enter begin a new line; empty text is not sent. */
export const Composer = ({ userId, onSend }: ComposerProps) => {
  const [{ text }, change, finish] = useDraft(chatDraft);
  // How much was too long when it was last tried to send it.
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
    // An Enter that ends the composing of a character sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VoiceProblem {...speaking} mic={mic} />
      <label htmlFor={id}>
        <VisuallyHidden>Your message</VisuallyHidden>
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        dir="auto"
        rows={1}
        value={text}
        placeholder={isRecording ? 'Your words come here' : 'Write what is on your mind'}
        aria-describedby={left < 0 ? `${id}-long` : `${id}-hint`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <div className={styles.row} data-recording={isRecording || undefined}>
        <div className={styles.hint} data-fits={left >= 0}>
          {left < 0 ? (
            <p className={styles.over}>{-left} characters too long</p>
          ) : (
            <p id={`${id}-hint`} hidden={speaking.voice.state !== 'idle'}>
              Enter sends. Shift and Enter begin a new line.
            </p>
          )}
          <VoiceSaid {...speaking} userId={userId} />
          {/* Always there, so that it is read out; its words change at few moments, not with each key. */}
          <p id={`${id}-long`} role="status">
            {left < 0 ? whyNot(refusedAt) : ''}
          </p>
        </div>
        <VoiceButton {...speaking} mic={mic} />
        {/* While somebody speaks there is one thing to press. Enter still sends what is typed. */}
        {isRecording ? null : (
          <Button type="submit" icon={SendHorizontal}>
            Send
          </Button>
        )}
      </div>
    </form>
  );
};
