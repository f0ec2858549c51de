import { figure, sizesText } from '#client/features/shared-view/parts/texts.ts';
import type { SharedData } from '#client/features/shared-view/shared-data.ts';
import { changeText, testName } from '#client/features/shared-view/streams/attention.tsx';
import { checkInText, firstQuizText } from '#client/features/shared-view/streams/quizzes.tsx';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { levelName, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import { texts } from '#texts/clients.js';

/** Maximum number of items of each kind that fit on one page. */
const MOST = 4;

export interface FigureLine {
  readonly name: string;
  /** The number of entries and days on which the line is based; null if the stream has no daily entries. */
  readonly read: { readonly entries: number; readonly days: number } | null;
  readonly sentences: readonly string[];
}

type Lines = readonly FigureLine[];

const ofMood = ({ mood, tags, 'mood-words': words }: SharedData): Lines => {
  const lines: FigureLine[] = [];
  const last = mood?.byDay.at(-1);
  if (mood !== undefined && last !== undefined) {
    const days = MOOD_LEVELS.flatMap(({ value }) => {
      const count = mood.byDay.filter((day) => day.last === value).length;
      return count === 0 ? [] : [texts.moodOn({ mood: levelName(value), days: count })];
    });
    lines.push({
      name: texts.mood,
      read: mood,
      sentences: [
        texts.daysByMood({
          days: days.join(', '),
          mood: levelName(last.last),
          day: shortDateText(last.date),
        }),
      ],
    });
  }
  if (tags !== undefined && tags.tags.length > 0) {
    const most = tags.tags
      .slice(0, MOST)
      .map(({ tag, count }) => texts.countOf({ item: tagName(tag), count }));
    lines.push({
      name: texts.tags,
      read: tags,
      sentences: [texts.mostOften({ items: most.join(', ') })],
    });
  }
  if (words !== undefined && words.entries > 0) {
    const latest = words.logs?.at(-1);
    lines.push({
      name: texts.reasonsForMoods,
      read: words,
      sentences:
        latest === undefined
          ? [texts.wordsNotShared]
          : [
              texts.latestWords({
                day: shortDateText(latest.date),
                words: shortened(latest.words),
              }),
            ],
    });
  }
  return lines;
};

const LONGEST = 160;
const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words;

const ofRoutines = ({ routines }: SharedData): Lines => {
  if (routines === undefined) return [];
  const completed = routines.byDay.reduce((sum, day) => sum + day.completed, 0);
  if (completed === 0) return [];
  const each = routines.routines.slice(0, MOST).map(({ title, done, partly, sizes }) => {
    return texts.routineLine({
      title,
      days: done === 0 ? 'partly' : partly === 0 ? 'done' : 'both',
      done,
      partly,
      // A routine is full unless the person chooses another size.
      chosen: sizes.full === done + partly ? 'full' : 'sizes',
      sizes: sizesText(sizes),
    });
  });
  return [
    {
      name: texts.routinesAndTasks,
      read: routines.entries === 0 ? null : routines,
      sentences: [texts.tasksDone({ count: completed, days: routines.byDay.length }), ...each],
    },
  ];
};

const ofTests = ({ quizzes, attention }: SharedData): Lines => {
  const lines: FigureLine[] = [];
  if (quizzes !== undefined && quizzes.entries > 0) {
    const { latest, first } = quizzes;
    const sentences = [
      latest === null ? null : checkInText(latest, shortDateText),
      first === null ? null : firstQuizText(first, shortDateText),
    ].filter((one) => one !== null);
    lines.push({ name: texts.quizzesAndCheckIns, read: quizzes, sentences });
  }
  if (attention !== undefined && attention.tests.length > 0) {
    lines.push({
      name: texts.attentionTests,
      read: attention,
      sentences: [
        ...attention.tests.slice(0, MOST).map(
          (test) =>
            `${texts.testLine({
              test: testName(test),
              runs: test.runs,
              measure: test.measure,
              value: figure(test.latest),
            })} ${changeText(test)}`,
        ),
        texts.practiceHelps,
      ],
    });
  }
  return lines;
};

const ofRest = ({ distractions, triggers, ladders, 'safety-plan': plan }: SharedData): Lines => {
  const lines: FigureLine[] = [];
  if (distractions !== undefined && distractions.entries > 0) {
    const types = distractions.types
      .filter(({ count }) => count > 0)
      .map(({ type, count }) => texts.countOf({ item: type, count }));
    lines.push({
      name: texts.distractions,
      read: distractions,
      sentences: [texts.counts({ items: types.join(', ') })],
    });
  }
  if (triggers !== undefined && triggers.entries > 0) {
    const most = triggers.triggers
      ?.slice(0, MOST)
      .map(({ trigger, count }) => texts.countOf({ item: trigger, count }));
    lines.push({
      name: texts.triggers,
      read: triggers,
      sentences: [
        most === undefined
          ? texts.differentTriggers({ count: triggers.different })
          : texts.mostOften({ items: most.join(', ') }),
      ],
    });
  }
  const climbed = ladders?.ladders.filter(({ tries }) => tries.length > 0) ?? [];
  if (ladders !== undefined && climbed.length > 0) {
    lines.push({
      name: texts.ladders,
      read: ladders,
      sentences: climbed.slice(0, 3).flatMap(({ fear, tries }, at) => {
        const last = tries.at(-1);
        if (last === undefined) return [];
        return [
          texts.ladderLine({
            ladder: fear ?? texts.ladder({ number: at + 1 }),
            tries: tries.length,
            day: shortDateText(last.date),
            expected: last.predicted === null ? texts.notKnown : String(last.predicted),
            actual: last.actual,
          }),
        ];
      }),
    });
  }
  if (plan !== undefined && plan.updatedOn !== null) {
    lines.push({
      name: texts.safetyPlan,
      read: null,
      sentences: [texts.planChangedOn({ day: dateText(plan.updatedOn) })],
    });
  }
  return lines;
};

/**
 * Describes each shared kind of data (stream) in a few sentences, with the amount of data behind the sentences. Streams
 * that are not shared are not mentioned.
 */
export const figureLines = (data: SharedData): readonly FigureLine[] => [
  ...ofMood(data),
  ...ofRoutines(data),
  ...ofTests(data),
  ...ofRest(data),
];
