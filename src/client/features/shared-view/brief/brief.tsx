import type { ReactNode } from 'react';
import { basisText, rangeText } from '#client/features/shared-view/parts/texts.ts';
import {
  type SharedData,
  type SharedSource,
  useSharedData,
} from '#client/features/shared-view/shared-data.ts';
import { CARD_PARTS } from '#client/features/shared-view/streams/own-words.tsx';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { DateRange } from '#domain/sharing/consent.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import { texts } from '#texts/clients.js';
import styles from './brief.module.css';
import { BriefGoals } from './brief-goals.tsx';
import { figureLines } from './figure-lines.ts';

interface BriefProps {
  readonly name: string;
  readonly source: SharedSource;
  readonly streams: readonly Stream[];
  readonly range: DateRange;
  /** The open agenda items, if there are any. */
  readonly agenda?: ReactNode;
}

const CardLines = ({ card }: { readonly card: NonNullable<SharedData['card']> }) =>
  card.card === null ? null : (
    <section className={`${kit.stack2} ${styles.part}`}>
      <h3>{texts.inTheirOwnWords}</h3>
      <dl className={styles.card}>
        {CARD_PARTS.map(([part, title]) => {
          const words = card.card?.[part] ?? '';
          return words === '' ? null : (
            <div key={part}>
              <dt>{title}</dt>
              <dd dir="auto">{words}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );

const Sheet = ({
  name,
  range,
  data,
  agenda,
}: Omit<BriefProps, 'source' | 'streams'> & {
  readonly data: SharedData;
}) => {
  const lines = figureLines(data);
  return (
    <article className={`${kit.stack5} ${styles.sheet}`} aria-labelledby="brief-name">
      <header className={styles.head}>
        <h2 id="brief-name" className={kit.largest}>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {rangeText(range)}. {data.attention ? texts.mostlySelfReported : texts.allSelfReported}
        </p>
      </header>
      {data.card && <CardLines card={data.card} />}
      {agenda === undefined ? null : (
        <section className={`${kit.stack2} ${styles.part}`}>{agenda}</section>
      )}
      {data.goals && data.goals.goals.length > 0 ? <BriefGoals reply={data.goals} /> : null}
      {lines.length === 0 ? null : (
        <section className={`${kit.stack2} ${styles.part}`}>
          <h3>{texts.inTheseDays}</h3>
          <dl className={styles.figures}>
            {lines.map(({ name: title, read, sentences }) => (
              <div key={title}>
                <dt>
                  {title}
                  {read === null ? null : (
                    <span className={`${kit.softSmall} ${styles.basis}`}>{basisText(read)}</span>
                  )}
                </dt>
                <dd>
                  {sentences.map((sentence) => (
                    <p key={sentence} dir="auto">
                      {sentence}
                    </p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {data.card === undefined && lines.length === 0 && data.goals === undefined ? (
        <p>{texts.noEntries}</p>
      ) : null}
      <footer className={`${kit.softSmall} ${styles.foot}`}>
        <p>{texts.madeWithEvenkeel}</p>
      </footer>
    </article>
  );
};

/**
 * One printable page about one person for a session. It is based on the kinds of data (streams) that are shared, over a
 * range of days.
 */
export const Brief = ({ source, streams, range, ...sheet }: BriefProps) => {
  const query = useSharedData({ source, streams, range });
  if (query.data === undefined)
    return <NotLoaded message={texts.briefNotLoaded} query={query} isAboutOthers />;
  return <Sheet {...sheet} range={range} data={query.data} />;
};
