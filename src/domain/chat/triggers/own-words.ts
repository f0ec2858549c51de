import { plainOf } from '#domain/chat/text/words.ts';

/** How a message was said. */
interface Saying {
  /** The buttons of the answer before. */
  readonly buttons: readonly string[];
  /** Whether it is a line of a scene, which is practice. */
  readonly isLine: boolean;
}

/** Whether a message tells of the person's own life: neither the words of a button, nor a line of a scene. */
export const isOwnWords = (text: string, { buttons, isLine }: Saying): boolean =>
  !isLine && !buttons.some((button) => plainOf(button) === plainOf(text));
