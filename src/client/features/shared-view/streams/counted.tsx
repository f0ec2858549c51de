import { Bars } from '#client/features/shared-view/charts/bars.tsx';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { count } from '#domain/shared/text/count.ts';

/** Distractions by type. */
export const DistractionsSection = ({
  reply,
}: {
  readonly reply: StreamReplies['distractions'];
}) => {
  const types = reply.types.filter(({ count }) => count > 0);
  const most = Math.max(1, ...types.map(({ count }) => count));
  return (
    <Section heading="Distractions" reply={reply}>
      <Bars
        name="Distractions by type"
        bars={types.map(({ type, count }) => ({
          key: type,
          name: type,
          value: count,
          of: most,
          text: `${count}×`,
        }))}
      />
      <FoldedTable
        name="Distractions by type"
        columns={['Type', 'Entries']}
        rows={types.map(({ type, count }) => ({ key: type, cells: [type, count] }))}
      />
      {reply.logs === null ? (
        <FiguresOnly />
      ) : (
        <FoldedTable
          name="Each distraction"
          summary={`Each entry (${reply.logs.length})`}
          columns={['Day', 'Type']}
          rows={reply.logs.toReversed().map(({ date, at, type }, place) => ({
            key: `${at} ${place}`,
            cells: [dateText(date), type],
          }))}
        />
      )}
    </Section>
  );
};

const TONES: Readonly<Record<string, string>> = {
  positive: 'lifts',
  negative: 'weighs',
  neutral: 'neither',
};

/** Triggers, in the person's own words. */
export const TriggersSection = ({ reply }: { readonly reply: StreamReplies['triggers'] }) => {
  const most = Math.max(1, ...(reply.triggers ?? []).map(({ count }) => count));
  return (
    <Section heading="Triggers" reply={reply}>
      <p>{count(reply.different, 'different trigger')}.</p>
      {reply.triggers === null ? (
        <p className={kit.softMeasure}>How many there were is shared, and what they are is not.</p>
      ) : (
        <>
          <Bars
            name="Triggers"
            bars={reply.triggers.map(({ trigger, count }) => ({
              key: trigger,
              name: <bdi>{trigger}</bdi>,
              value: count,
              of: most,
              text: `${count}×`,
            }))}
          />
          <FoldedTable
            name="Triggers"
            columns={['Trigger', 'Times', 'How it feels']}
            rows={reply.triggers.map(({ trigger, count, tone }) => ({
              key: trigger,
              cells: [<bdi key="trigger">{trigger}</bdi>, count, TONES[tone] ?? tone],
            }))}
          />
        </>
      )}
    </Section>
  );
};
