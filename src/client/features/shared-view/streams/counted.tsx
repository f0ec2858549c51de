import { Bars } from '#client/features/shared-view/charts/bars.tsx';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { texts } from '#texts/clients.js';

/** Distractions by type. */
export const DistractionsSection = ({
  reply,
}: {
  readonly reply: StreamReplies['distractions'];
}) => {
  const types = reply.types.filter(({ count }) => count > 0);
  const most = Math.max(1, ...types.map(({ count }) => count));
  return (
    <Section heading={texts.distractions} reply={reply}>
      <Bars
        name={texts.distractionsByType}
        bars={types.map(({ type, count }) => ({
          key: type,
          name: type,
          value: count,
          of: most,
          text: texts.countTimes({ count }),
        }))}
      />
      <FoldedTable
        name={texts.distractionsByType}
        columns={[texts.type, texts.entries]}
        rows={types.map(({ type, count }) => ({ key: type, cells: [type, count] }))}
      />
      {reply.logs === null ? (
        <FiguresOnly />
      ) : (
        <FoldedTable
          name={texts.eachDistraction}
          summary={texts.eachEntry({ count: reply.logs.length })}
          columns={[texts.day, texts.type]}
          rows={reply.logs.toReversed().map(({ date, at, type }, place) => ({
            key: `${at} ${place}`,
            cells: [dateText(date), type],
          }))}
        />
      )}
    </Section>
  );
};

const TONES: Readonly<Record<string, string>> = texts.tones;

/** Triggers, in the person's own words. */
export const TriggersSection = ({ reply }: { readonly reply: StreamReplies['triggers'] }) => {
  const most = Math.max(1, ...(reply.triggers ?? []).map(({ count }) => count));
  return (
    <Section heading={texts.triggers} reply={reply}>
      <p>{texts.differentTriggers({ count: reply.different })}</p>
      {reply.triggers === null ? (
        <p className={kit.softMeasure}>{texts.onlyNumberOfTriggers}</p>
      ) : (
        <>
          <Bars
            name={texts.triggers}
            bars={reply.triggers.map(({ trigger, count }) => ({
              key: trigger,
              name: <bdi>{trigger}</bdi>,
              value: count,
              of: most,
              text: texts.countTimes({ count }),
            }))}
          />
          <FoldedTable
            name={texts.triggers}
            columns={[texts.trigger, texts.times, texts.howItFeels]}
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
