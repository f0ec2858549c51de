// npm run guard:measure evaluates the whole guard on the frozen sets and prints shares only. Use each set only once,
// when a version of the guard is finished: looking at a set during development turns it into training data.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { CALM } from '#domain/chat/guard/states.ts';
import { newGuideState } from '#domain/chat/guide/state.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { readContent } from '#server/content/content.ts';
import { exitWithUsage } from '../../scripts/help.ts';

exitWithUsage(
  'npm run guard:measure -- [folder]\nMeasures the whole guard on frozen sets. They are opened once, when a guard is done.',
);

/** The folder of the frozen sets: the sets of November 29, or the folder named on the command line. */
const FOLDER = path.join(import.meta.dirname, process.argv[2] ?? 'frozen-2026-11-29');
const FIRST = { inSkill: false, isFearWork: false, awayMs: 0, checkInShown: false } as const;
const { guard, chat } = await readContent().chat();

const percent = (count: number, all: number): string =>
  all === 0 ? '–' : `${((100 * count) / all).toFixed(0)}%`;

const files = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.tsv') && !name.startsWith('ordinary'),
);
console.table(
  files.toSorted().map((name) => {
    const rows = readFileSync(path.join(FOLDER, name), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [label, category, message = ''] = line.split('\t');
        return { label, category, answer: guard.hear(CALM, message, FIRST).response };
      });
    const share = (of: (typeof rows)[number][], ...answers: string[]): string =>
      percent(of.filter(({ answer }) => answers.includes(answer)).length, of.length);
    const danger = rows.filter(({ label }) => label === 'danger');
    const calm = rows.filter(({ label }) => label === 'calm');
    const intrusive = calm.filter(({ category }) => category === 'intrusive');
    return {
      set: name.replace('.tsv', ''),
      found: share(danger, 'soft', 'full'),
      foundInFull: share(danger, 'full'),
      calmFull: share(calm, 'full'),
      calmSoft: share(calm, 'soft'),
      intrusiveFull: share(intrusive, 'full'),
    };
  }),
);

const talksShape = z.array(
  z.object({
    id: z.string(),
    messages: z.array(z.string()),
    /** The positions, from 1, of the messages after which a careful reader would ask about danger. */
    dangerAt: z.optional(z.array(z.number())),
  }),
);

const answersIn = (messages: readonly string[]): readonly string[] => {
  let standing = { guide: newGuideState(), guard: CALM };
  return messages.map((text, at) => {
    const spoken = chat.speak(
      standing,
      { text, entries: null },
      {
        nowMs: Date.parse('2026-11-23T14:02:00Z') + at * 60_000,
        newId: `talk-${at}`,
        ladders: [],
        breakDown: (title, minutes) => [{ title, minutes }],
        localDate: localDate('2026-11-23'),
        zone: 'Europe/London',
        isKept: true,
        awayMs: 0,
        checkInShown: false,
      },
    );
    standing = spoken.standing;
    return spoken.safety.response;
  });
};

for (const name of ['talks-danger', 'talks-everyday']) {
  const file = path.join(FOLDER, `${name}.yaml`);
  if (!existsSync(file)) continue;
  const talks = talksShape.parse(parse(readFileSync(file, 'utf8')));
  const heard = talks.map(({ messages, dangerAt = [] }) => ({
    answers: answersIn(messages),
    from: (dangerAt[0] ?? Number.POSITIVE_INFINITY) - 1,
    isDanger: dangerAt.length > 0,
  }));
  const found = heard.filter(
    ({ answers, from, isDanger }) => isDanger && answers.slice(from).some((one) => one !== 'none'),
  );
  const calm = heard.flatMap(({ answers, from }) => answers.slice(0, from));
  const count = (answer: string): string =>
    percent(calm.filter((one) => one === answer).length, calm.length);
  console.log(
    `${name}: danger heard in ${found.length} of ${heard.filter(({ isDanger }) => isDanger).length}; of ${calm.length} calm turns full ${count('full')}, soft ${count('soft')}`,
  );
}
