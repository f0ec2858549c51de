import styles from '#client/features/shared-view/parts/parts.module.css';
import { Section } from '#client/features/shared-view/parts/section.tsx';
import { DayChart } from '#client/lib/charts/day-chart.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { levelOf, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { count, ENTRY } from '#domain/shared/text/count.ts';
import { FrequentTags } from './tags.tsx';

type Mood = StreamReplies['mood'];
type Tags = StreamReplies['tags'];

const GRID = MOOD_LEVELS.map(({ value, name }) => ({ value, name }));

const altText = ({ byDay }: Mood): string => {
  const [first, last] = [byDay[0], byDay.at(-1)];
  if (first === undefined || last === undefined) return '';
  return byDay.length === 1
    ? `Mood on ${dateText(first.date)}: ${levelOf(first.last).name}.`
    : `The last mood of ${byDay.length} days, from ${levelOf(first.last).name} on ${dateText(first.date)} to ${levelOf(last.last).name} on ${dateText(last.date)}. The table has all of them.`;
};

/** The tags of a day as text, if the tagged entries are shared. */
const tagsOn = (tags: Tags | undefined, date: string): string => {
  const logs = tags?.logs?.filter((log) => log.date === date) ?? [];
  return [...new Set(logs.flatMap((log) => log.tags))].join(', ') || '–';
};

const ByDay = ({ reply, tags }: { readonly reply: Mood; readonly tags: Tags | undefined }) => {
  const hasTags = (tags?.logs ?? null) !== null;
  return (
    <FoldedTable
      name="Mood by day"
      columns={['Day', 'Last', 'Lowest', 'Highest', 'Entries', ...(hasTags ? ['Tags'] : [])]}
      rows={reply.byDay.toReversed().map(({ date, count, lowest, highest, last }) => ({
        key: date,
        cells: [
          dateText(date),
          levelOf(last).name,
          levelOf(lowest).name,
          levelOf(highest).name,
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
    heading={tags === undefined ? 'Mood' : 'Mood and tags'}
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
        <p className={kit.hint}>
          A dot is the last mood of a day, the bar behind it goes from its lowest to its highest.
          Days without an entry have none.
        </p>
        <ByDay reply={reply} tags={tags} />
        {reply.logs === null ? null : (
          <FoldedTable
            name="Each mood entry"
            summary={`Each entry (${reply.logs.length})`}
            columns={['Day', 'Time', 'Mood']}
            rows={reply.logs.toReversed().map(({ date, at, zone, mood }, place) => ({
              key: `${at} ${place}`,
              cells: [dateText(date), clockTimeText(at, zone), levelOf(mood).name],
            }))}
          />
        )}
      </>
    )}
    {tags === undefined || tags.tags.length === 0 ? null : (
      <div className={`${kit.stack3} ${styles.group}`}>
        <p className={kit.softMeasure}>
          Tags: {count(tags.entries, ENTRY)} with tags on {count(tags.days, 'day')}.
        </p>
        <FrequentTags tags={tags} />
      </div>
    )}
  </Section>
);
