import styles from '#client/features/shared-view/parts/parts.module.css';
import { Section } from '#client/features/shared-view/parts/section.tsx';
import { dateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';

/** The person's notes on their moods. */
export const MoodWordsSection = ({ reply }: { readonly reply: StreamReplies['mood-words'] }) => (
  <Section heading="Words to moods" reply={reply}>
    {reply.logs === null ? (
      <p className={kit.softMeasure}>How often they wrote is shared, and what they wrote is not.</p>
    ) : (
      <ul className={styles.list}>
        {reply.logs.toReversed().map(({ date, at, words }) => (
          <li key={at} className={kit.ownWords} dir="auto">
            <span className={kit.softBlock}>{dateText(date)}</span>
            {words}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

type Plan = NonNullable<StreamReplies['safety-plan']['plan']>;

const PLAN_PARTS = [
  ['warningSigns', 'Warning signs'],
  ['helps', 'What helps'],
  ['people', 'People'],
  ['places', 'Places'],
  ['lines', 'Lines to call'],
  ['surroundings', 'Making the surroundings safer'],
] as const satisfies readonly (readonly [keyof Plan, string])[];

/** The current safety plan. */
export const SafetyPlanSection = ({ reply }: { readonly reply: StreamReplies['safety-plan'] }) => (
  <Section
    heading="Safety plan"
    reply={{ entries: 0, days: 0 }}
    hasAny={reply.updatedOn !== null || reply.plan !== null}
  >
    {reply.updatedOn === null ? null : <p>Last changed on {dateText(reply.updatedOn)}.</p>}
    {reply.plan === null ? (
      <p className={kit.softMeasure}>That there is a plan is shared, and what it says is not.</p>
    ) : (
      <dl className={styles.facts}>
        {PLAN_PARTS.map(([part, name]) => {
          const entries = reply.plan?.[part] ?? [];
          return entries.length === 0 ? null : (
            <div key={part}>
              <dt>{name}</dt>
              <dd>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry} dir="auto">
                      {entry}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    )}
  </Section>
);

type CommunicationCard = NonNullable<StreamReplies['card']['card']>;

/** The parts of the communication card with their titles. */
export const CARD_PARTS = [
  ['talk', 'How to talk with me'],
  ['avoid', 'What to avoid'],
  ['breaks', 'Breaks'],
  ['other', 'What else helps'],
] as const satisfies readonly (readonly [keyof CommunicationCard, string])[];

/** The communication card, in the person's own words. */
export const CardSection = ({ reply: { card } }: { readonly reply: StreamReplies['card'] }) => (
  <Section
    heading="Communication card"
    reply={{ entries: 0, days: 0 }}
    hasAny={card !== null}
    none="It is not written yet."
    origin="In their own words"
  >
    {card === null ? null : (
      <dl className={styles.facts}>
        {CARD_PARTS.map(([part, name]) =>
          card[part] === '' ? null : (
            <div key={part}>
              <dt>{name}</dt>
              <dd dir="auto">{card[part]}</dd>
            </div>
          ),
        )}
      </dl>
    )}
  </Section>
);
