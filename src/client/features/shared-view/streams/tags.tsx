import { Bars } from '#client/features/shared-view/charts/bars.tsx';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import { texts } from '#texts/clients.js';

type Tags = StreamReplies['tags'];

/** The maximum number of bars. The table contains all tags. */
const MOST_BARS = 8;

/** The most frequent tags. */
export const FrequentTags = ({ tags: { tags } }: { readonly tags: Tags }) => {
  const most = Math.max(...tags.map(({ count }) => count));
  return (
    <>
      <Bars
        name={texts.mostFrequentTags}
        bars={tags.slice(0, MOST_BARS).map(({ tag, count }) => ({
          key: tag,
          name: <bdi>{tagName(tag)}</bdi>,
          value: count,
          of: most,
          text: texts.countTimes({ count }),
        }))}
      />
      <FoldedTable
        name={texts.allTags}
        columns={[texts.tag, texts.entries]}
        rows={tags.map(({ tag, count }) => ({
          key: tag,
          cells: [<bdi key={tag}>{tagName(tag)}</bdi>, count],
        }))}
      />
    </>
  );
};

/** Mood tags, shown if the moods themselves are not shared. */
export const TagsSection = ({ reply }: { readonly reply: Tags }) => (
  <Section heading={texts.tags} reply={reply}>
    <FrequentTags tags={reply} />
    {reply.logs === null ? (
      <FiguresOnly />
    ) : (
      <FoldedTable
        name={texts.tagsByEntry}
        summary={texts.eachEntry({ count: reply.logs.length })}
        columns={[texts.day, texts.tags]}
        rows={reply.logs.toReversed().map(({ date, tags }, at) => ({
          key: `${date} ${at}`,
          cells: [dateText(date), tags.map(tagName).join(', ')],
        }))}
      />
    )}
  </Section>
);
