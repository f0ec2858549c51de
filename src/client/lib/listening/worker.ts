import { english, special, words } from 'virtual:listener-content';
import type { Languages } from '#domain/chat/guard/languages/hear.ts';
import { nonEnglishSentences } from '#domain/chat/guard/languages/not-english.ts';
import { createListener, type Noticed } from '#domain/chat/guard/listener.ts';
import type { Heard } from './heard.ts';

/* Runs in a worker, because preparing all languages takes seconds on a phone. */

let findOther: Languages['find'] = () => null;
const listen = createListener(english, (text) => findOther(text));

/** Loaded only for texts that are not English, because it is large. */
const loadOtherLanguages = async (): Promise<void> => {
  findOther = (await import('./other-languages.ts')).findOther;
};

const heardOf = ({ danger: { category, kind }, isStated }: Noticed): Heard => ({
  says: words[kind][category][isStated ? 'stated' : 'mentioned'],
  fitting: special[category] ?? [],
  isUrgent: category === 'medical-emergency',
});

/** The danger in the texts; null for none. Stated danger takes precedence over danger that is only mentioned. */
const heardIn = async (texts: readonly string[]): Promise<Heard | null> => {
  // If loading fails, danger in English texts is still detected.
  if (texts.some((text) => nonEnglishSentences(text).length > 0))
    await loadOtherLanguages().catch(() => undefined);
  const noticed = texts.flatMap((text) => listen(text) ?? []);
  const most = noticed.find(({ isStated }) => isStated) ?? noticed[0];
  return most === undefined ? null : heardOf(most);
};

self.onmessage = async ({ data, ports }: MessageEvent<readonly string[]>): Promise<void> => {
  ports[0]?.postMessage(await heardIn(data));
};
