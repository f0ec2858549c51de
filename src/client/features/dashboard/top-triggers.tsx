import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Frown from 'lucide-react/icons/frown';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { call } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { useFigure } from '#client/lib/folding/use-figure.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { chatEndpoints } from '#contract/chat/chat.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/dashboard.js';
import styles from './top-triggers.module.css';
import { NothingYet } from './widget/nothing-yet.tsx';
import { StoredNote } from './widget/stored-note.tsx';
import { Widget } from './widget/widget.tsx';

type TopTrigger = ReplyOf<(typeof chatEndpoints)['topTriggers']>[number];

const ICONS = {
  positive: Smile,
  neutral: Meh,
  negative: Frown,
} as const;

/** A newer server may send additional tones; unknown tones look neutral. */
const isKnown = (tone: string): tone is keyof typeof ICONS => Object.hasOwn(ICONS, tone);

/** Chat words and mood tags are counted differently, so they are listed separately. */
const SOURCES = [
  { source: 'chat', heading: texts.fromChat },
  { source: 'moods', heading: texts.fromMoods },
] as const;

// `sync/topics.ts` repeats this key, so that the chat can invalidate it: features must not import each other.
const topTriggers = (userId: string) =>
  queryOptions({
    queryKey: ['top-triggers', userId],
    queryFn: ({ signal }) => call(chatEndpoints.topTriggers, { params: { userId }, signal }),
  });

interface TriggerProps {
  readonly of: TopTrigger;
  /** Removes the trigger; undefined for a mood tag, which is corrected in the mood. */
  readonly onForget?: (() => void) | undefined;
}

/** One trigger with its count and tone. */
const Trigger = ({ of: { trigger, count, tone }, onForget }: TriggerProps) => {
  const look = isKnown(tone) ? tone : 'neutral';
  const Icon = ICONS[look];
  return (
    <li className={styles.trigger} data-tone={look}>
      <Icon aria-hidden="true" size="1.5rem" className={styles.icon} />
      <span className={styles.text}>
        <span className={kit.boldBreak}>{trigger}</span>
        <span className={kit.soft}>{texts.triggerCounts[look]({ count })}</span>
      </span>
      {onForget === undefined ? null : (
        <IconButton icon={X} label={texts.removeTrigger({ trigger })} onClick={onForget} />
      )}
    </li>
  );
};

interface TopTriggersProps {
  /** The date of the earliest trigger; null if unknown. */
  readonly since: LocalDate | null;
}

/** The most frequent triggers from the chat and from mood tags, with their tone. */
export const TopTriggers = ({ since }: TopTriggersProps) => {
  const userId = useUserId();
  const client = useQueryClient();
  const query = useQuery(topTriggers(userId));
  const { data } = query;
  const first = data?.toSorted((one, other) => other.count - one.count)[0];
  const most =
    first === undefined
      ? texts.noneYet
      : texts.mostFrequent({ trigger: first.trigger, count: first.count });
  const figure = useFigure(query, data === undefined ? undefined : most);
  const chatHeading = useRef<HTMLHeadingElement>(null);
  const forgetting = useMutation({
    mutationFn: (trigger: string) =>
      call(chatEndpoints.forgetTrigger, { body: { userId, trigger } }),
    onSuccess: async (_, trigger) => {
      client.setQueryData(topTriggers(userId).queryKey, (all) =>
        all?.filter((one) => one.trigger !== trigger || one.source === 'moods'),
      );
      // The pressed button is removed with its row.
      chatHeading.current?.focus({ preventScroll: true });
    },
  });
  return (
    <Widget heading={texts.topTriggers} figure={figure}>
      {data === undefined ? <NotLoaded message={texts.triggersNotLoaded} query={query} /> : null}
      {data?.length === 0 ? (
        <NothingYet title={query.isFetching ? common.loading : texts.noTriggers}>
          <p>{texts.whatTriggersAre}</p>
        </NothingYet>
      ) : null}
      {data === undefined || data.length === 0 || since === null ? null : (
        <p className={kit.soft}>{texts.allSince({ day: dateText(since) })}</p>
      )}
      {data === undefined || data.length === 0
        ? null
        : SOURCES.map(({ source, heading }) => {
            const those = data.filter((one) => (one.source ?? 'chat') === source);
            return those.length === 0 ? null : (
              <section key={source} aria-label={heading}>
                <h4
                  ref={source === 'chat' ? chatHeading : undefined}
                  tabIndex={-1}
                  className={styles.source}
                >
                  {heading}
                </h4>
                {source === 'chat' ? (
                  <p className={kit.softSmall}>{texts.fromChatExplained}</p>
                ) : null}
                <ul className={styles.triggers}>
                  {those.map((one) => (
                    <Trigger
                      key={one.trigger}
                      of={one}
                      onForget={
                        source === 'chat' ? () => forgetting.mutate(one.trigger) : undefined
                      }
                    />
                  ))}
                </ul>
              </section>
            );
          })}
      <p role="status" className={kit.noneIfEmpty}>
        {forgetting.isSuccess ? texts.triggerRemoved({ trigger: forgetting.variables }) : null}
      </p>
      {forgetting.error === null ? null : (
        <Notice tone="problem">{errorText(forgetting.error)}</Notice>
      )}
      <StoredNote query={query} />
    </Widget>
  );
};
