import { exitWithUsage } from '../../scripts/help.ts';
import { LABELS, type Label, type Message, writersMessages } from './corpus.ts';
import { wholeGuard } from './whole-guard.ts';

exitWithUsage('npm run guard:eval\nMeasures the whole guard on the messages of its writers.');

/** The minimum number of words in a long message. */
const LONG_FROM_WORDS = 60;

const isLong = ({ text }: Message): boolean => text.split(/\s+/).length >= LONG_FROM_WORDS;

const percent = (count: number, all: number): string =>
  all === 0 ? '–' : `${((100 * count) / all).toFixed(1)}%`;

const messages = writersMessages();
const answers = messages.map((message) => ({ message, answer: wholeGuard(message.text) }));

const rows = [false, true].flatMap((long) =>
  LABELS.map((label: Label) => {
    const all = answers.filter(
      ({ message }) => message.label === label && isLong(message) === long,
    );
    const share = (response: 'soft' | 'full'): string =>
      percent(all.filter(({ answer }) => answer === response).length, all.length);
    return {
      length: long ? 'long' : 'short',
      label,
      messages: all.length,
      full: share('full'),
      soft: share('soft'),
    };
  }),
);
console.table(rows);
for (const long of [false, true]) {
  const danger = answers.filter(
    ({ message }) =>
      isLong(message) === long && (message.label === 'plain' || message.label === 'hinted'),
  );
  const found = danger.filter(({ answer }) => answer !== 'none').length;
  console.log(
    `Danger found by either answer, ${long ? 'long' : 'short'}: ${percent(found, danger.length)} of ${danger.length}`,
  );
}
