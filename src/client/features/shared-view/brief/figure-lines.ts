import { figure, SIZE_TEXTS } from '#client/features/shared-view/parts/texts.ts';
import type { SharedData } from '#client/features/shared-view/shared-data.ts';
import { changeText, testName } from '#client/features/shared-view/streams/attention.tsx';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { levelOf, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { SIZES } from '#domain/shared/size.ts';
import { count } from '#domain/shared/text/count.ts';

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
    const days = MOOD_LEVELS.flatMap(({ value, name }) => {
      const count = mood.byDay.filter((day) => day.last === value).length;
      return count === 0 ? [] : [`${name} on ${count}`];
    });
    lines.push({
      name: 'Mood',
      read: mood,
      sentences: [
        `Days by their last mood: ${days.join(', ')}. Latest: ${levelOf(last.last).name}, on ${shortDateText(last.date)}.`,
      ],
    });
  }
  if (tags !== undefined && tags.tags.length > 0) {
    const most = tags.tags.slice(0, MOST).map(({ tag, count }) => `${tag} ${count}×`);
    lines.push({ name: 'Tags', read: tags, sentences: [`Most often: ${most.join(', ')}.`] });
  }
  if (words !== undefined && words.entries > 0) {
    const latest = words.logs?.at(-1);
    lines.push({
      name: 'Words to moods',
      read: words,
      sentences:
        latest === undefined
          ? ['What was written is not part of this.']
          : [`Latest, on ${shortDateText(latest.date)}: “${shortened(latest.words)}”`],
    });
  }
  return lines;
};

const LONGEST = 160;
const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words;

const ofRoutines = ({ routines }: SharedData): Lines => {
  if (routines === undefined) return [];
  const total = routines.byDay.reduce((sum, day) => sum + day.total, 0);
  const completed = routines.byDay.reduce((sum, day) => sum + day.completed, 0);
  if (total === 0 && routines.routines.length === 0) return [];
  const each = routines.routines.slice(0, MOST).map(({ title, done, planned, sizes }) => {
    const inSizes = SIZES.flatMap((size) => {
      const days = sizes[size] ?? 0;
      return days === 0 ? [] : [`${SIZE_TEXTS[size]} ${days}`];
    });
    return `${title}: done on ${done} of ${count(planned, 'day')}${inSizes.length === 0 ? '' : `; chosen sizes: ${inSizes.join(', ')}`}`;
  });
  const all =
    total === 0
      ? null
      : `${completed} of ${total} steps and tasks done (${Math.round((100 * completed) / total)}%).`;
  return [
    {
      name: 'Routines',
      read: routines,
      sentences: [all, each.length === 0 ? null : `${each.join('. ')}.`].filter(
        (one) => one !== null,
      ),
    },
  ];
};

const ofTests = ({ quizzes, attention }: SharedData): Lines => {
  const lines: FigureLine[] = [];
  if (quizzes?.latest) {
    const { date, score, condition } = quizzes.latest;
    lines.push({
      name: 'Check-ins',
      read: quizzes,
      sentences: [`Latest, on ${shortDateText(date)}: ${score} of 100, about ${condition}.`],
    });
  }
  if (attention !== undefined && attention.tests.length > 0) {
    lines.push({
      name: 'Attention tests',
      read: attention,
      sentences: [
        ...attention.tests
          .slice(0, MOST)
          .map(
            (test) =>
              `${testName(test)}, ${count(test.runs, 'run')}: ${test.measure} ${figure(test.latest)}. ${changeText(test)}`,
          ),
        'Practice alone makes results better.',
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
      .map(({ type, count }) => `${type} ${count}×`);
    lines.push({ name: 'Distractions', read: distractions, sentences: [`${types.join(', ')}.`] });
  }
  if (triggers !== undefined && triggers.entries > 0) {
    const most = triggers.triggers
      ?.slice(0, MOST)
      .map(({ trigger, count }) => `${trigger} ${count}×`);
    lines.push({
      name: 'Triggers',
      read: triggers,
      sentences: [
        most === undefined
          ? `${count(triggers.different, 'different trigger')}.`
          : `Most often: ${most.join(', ')}.`,
      ],
    });
  }
  const climbed = ladders?.ladders.filter(({ tries }) => tries.length > 0) ?? [];
  if (ladders !== undefined && climbed.length > 0) {
    lines.push({
      name: 'Ladders',
      read: ladders,
      sentences: climbed.slice(0, 3).map(({ fear, tries }, at) => {
        const last = tries.at(-1);
        return `${fear ?? `Ladder ${at + 1}`}: ${count(tries.length, { one: 'try', other: 'tries' })}${last === undefined ? '' : `, the latest on ${shortDateText(last.date)} (distress expected ${last.predicted ?? 'not known'}, highest ${last.actual})`}.`;
      }),
    });
  }
  if (plan !== undefined && plan.updatedOn !== null) {
    lines.push({
      name: 'Safety plan',
      read: null,
      sentences: [`There is one, last changed on ${dateText(plan.updatedOn)}.`],
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
