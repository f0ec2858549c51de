import styles from '#client/features/shared-view/parts/parts.module.css';
import { Section } from '#client/features/shared-view/parts/section.tsx';
import { dateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { texts } from '#texts/clients.js';

/** The person's notes on their moods. */
export const MoodWordsSection = ({ reply }: { readonly reply: StreamReplies['mood-words'] }) => (
  <Section heading={texts.reasonsForMoods} reply={reply}>
    {reply.logs === null ? (
      <p className={kit.softMeasure}>{texts.onlyHowOften}</p>
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
  ['warningSigns', texts.warningSigns],
  ['helps', texts.whatHelps],
  ['people', texts.people],
  ['places', texts.places],
  ['lines', texts.linesToCall],
  ['surroundings', texts.saferSurroundings],
] as const satisfies readonly (readonly [keyof Plan, string])[];

/** The current safety plan. */
export const SafetyPlanSection = ({ reply }: { readonly reply: StreamReplies['safety-plan'] }) => (
  <Section
    heading={texts.safetyPlan}
    reply={{ entries: 0, days: 0 }}
    hasAny={reply.updatedOn !== null || reply.plan !== null}
  >
    {reply.updatedOn === null ? null : (
      <p>{texts.lastChanged({ day: dateText(reply.updatedOn) })}</p>
    )}
    {reply.plan === null ? (
      <p className={kit.softMeasure}>{texts.onlyThatThereIsOne}</p>
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
  ['talk', texts.howToTalkWithMe],
  ['avoid', texts.whatToAvoid],
  ['breaks', texts.breaks],
  ['other', texts.whatElseHelps],
] as const satisfies readonly (readonly [keyof CommunicationCard, string])[];

/** The communication card, in the person's own words. */
export const CardSection = ({ reply: { card } }: { readonly reply: StreamReplies['card'] }) => (
  <Section
    heading={texts.communicationCard}
    reply={{ entries: 0, days: 0 }}
    hasAny={card !== null}
    none={texts.notWrittenYet}
    origin={texts.ownWords}
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
