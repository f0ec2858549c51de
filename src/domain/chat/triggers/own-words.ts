import { plainOf } from '#domain/chat/text/words.ts';

/** The context of a message. */
interface Saying {
  /** The labels of the buttons in the previous reply. */
  readonly buttons: readonly string[];
  /** Whether the message is a line in a scene, which is only practice. */
  readonly isLine: boolean;
}

/** Whether a message is about the person's own life: neither a button nor a line in a scene. */
export const isOwnWords = (text: string, { buttons, isLine }: Saying): boolean =>
  !isLine && !buttons.some((button) => plainOf(button) === plainOf(text));
