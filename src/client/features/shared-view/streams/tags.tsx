import { Bars } from '#client/features/shared-view/charts/bars.tsx';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import type { StreamReplies } from '#contract/sharing/streams.ts';

type Tags = StreamReplies['tags'];

/** The maximum number of bars. The table contains all tags. */
const MOST_BARS = 8;

/** The most frequent tags. */
export const FrequentTags = ({ tags: { tags } }: { readonly tags: Tags }) => {
  const most = Math.max(...tags.map(({ count }) => count));
  return (
    <>
      <Bars
        name="The most frequent tags"
        bars={tags.slice(0, MOST_BARS).map(({ tag, count }) => ({
          key: tag,
          name: <bdi>{tag}</bdi>,
          value: count,
          of: most,
          text: `${count}×`,
        }))}
      />
      <FoldedTable
        name="All tags"
        columns={['Tag', 'Entries']}
        rows={tags.map(({ tag, count }) => ({
          key: tag,
          cells: [<bdi key={tag}>{tag}</bdi>, count],
        }))}
      />
    </>
  );
};

/** Mood tags, shown if the moods themselves are not shared. */
export const TagsSection = ({ reply }: { readonly reply: Tags }) => (
  <Section heading="Tags" reply={reply}>
    <FrequentTags tags={reply} />
    {reply.logs === null ? (
      <FiguresOnly />
    ) : (
      <FoldedTable
        name="Tags by entry"
        summary={`Each entry (${reply.logs.length})`}
        columns={['Day', 'Tags']}
        rows={reply.logs.toReversed().map(({ date, tags }, at) => ({
          key: `${date} ${at}`,
          cells: [dateText(date), tags.join(', ')],
        }))}
      />
    )}
  </Section>
);
