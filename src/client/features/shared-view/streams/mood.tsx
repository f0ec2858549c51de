import styles from '#client/features/shared-view/parts/parts.module.css';
import { Section } from '#client/features/shared-view/parts/section.tsx';
import { DayChart } from '#client/lib/charts/day-chart.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { levelName, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import { texts } from '#texts/clients.js';
import { FrequentTags } from './tags.tsx';

type Mood = StreamReplies['mood'];
type Tags = StreamReplies['tags'];

const GRID = MOOD_LEVELS.map(({ value }) => ({ value, name: levelName(value) }));

const altText = ({ byDay }: Mood): string => {
  const [first, last] = [byDay[0], byDay.at(-1)];
  if (first === undefined || last === undefined) return '';
  return byDay.length === 1
    ? texts.moodOnDay({ day: dateText(first.date), mood: levelName(first.last) })
    : texts.moodsOfDays({
        count: byDay.length,
        firstMood: levelName(first.last),
        firstDay: dateText(first.date),
        lastMood: levelName(last.last),
        lastDay: dateText(last.date),
      });
};

/** The tags of a day as text, if the tagged entries are shared. */
const tagsOn = (tags: Tags | undefined, date: string): string => {
  const logs = tags?.logs?.filter((log) => log.date === date) ?? [];
  return [...new Set(logs.flatMap((log) => log.tags))].map(tagName).join(', ') || '–';
};

const ByDay = ({ reply, tags }: { readonly reply: Mood; readonly tags: Tags | undefined }) => {
  const hasTags = (tags?.logs ?? null) !== null;
  return (
    <FoldedTable
      name={texts.moodByDay}
      columns={[
        texts.day,
        texts.last,
        texts.lowest,
        texts.highest,
        texts.entries,
        ...(hasTags ? [texts.tags] : []),
      ]}
      rows={reply.byDay.toReversed().map(({ date, count, lowest, highest, last }) => ({
        key: date,
        cells: [
          dateText(date),
          levelName(last),
          levelName(lowest),
          levelName(highest),
          count,
          ...(hasTags ? [tagsOn(tags, date)] : []),
        ],
      }))}
    />
  );
};

interface MoodSectionProps {
  readonly reply: Mood;
  readonly tags: Tags | undefined;
}

/** Moods by day, with their tags if both streams are shared. */
export const MoodSection = ({ reply, tags }: MoodSectionProps) => (
  <Section
    heading={tags === undefined ? texts.mood : texts.moodAndTags}
    reply={reply}
    hasAny={reply.entries > 0 || (tags?.entries ?? 0) > 0}
  >
    {reply.byDay.length === 0 ? null : (
      <>
        <DayChart
          alt={altText(reply)}
          from={reply.from}
          to={reply.to}
          grid={GRID}
          marks={reply.byDay.map(({ date, last, lowest, highest }) => ({
            date,
            value: last,
            span: [lowest, highest],
          }))}
        />
        <p className={kit.hint}>{texts.moodChartExplained}</p>
        <ByDay reply={reply} tags={tags} />
        {reply.logs === null ? null : (
          <FoldedTable
            name={texts.eachMood}
            summary={texts.eachEntry({ count: reply.logs.length })}
            columns={[texts.day, texts.time, texts.mood]}
            rows={reply.logs.toReversed().map(({ date, at, zone, mood }, place) => ({
              key: `${at} ${place}`,
              cells: [dateText(date), clockTimeText(at, zone), levelName(mood)],
            }))}
          />
        )}
      </>
    )}
    {tags === undefined || tags.tags.length === 0 ? null : (
      <div className={`${kit.stack3} ${styles.group}`}>
        <p className={kit.softMeasure}>
          {texts.basisOfTags({ entries: tags.entries, days: tags.days })}
        </p>
        <FrequentTags tags={tags} />
      </div>
    )}
  </Section>
);
