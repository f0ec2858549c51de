import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import styles from '#client/features/care/care.module.css';
import { useCare } from '#client/features/care/changes/use-care.ts';
import { NotSaved } from '#client/features/care/parts/not-saved.tsx';
import { SKILL_NAMES, someWords, taskWords } from '#client/features/care/parts/words.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import {
  type CareProposal,
  type Homework,
  type HomeworkTask,
  homeworkOf,
} from '#contract/sharing/care.ts';
import { type HomeworkOutcome, isOpenOn, openYesterday } from '#domain/care/homework.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/care.js';
import { texts as common } from '#texts/common.js';

/** Predefined answers to "What got in the way?" */
const BARRIERS = texts.barriers;

/** Words of a person, whose direction does not change that of the sentence around them. */
const own = (words: string) => <bdi>{words}</bdi>;

interface Due {
  readonly proposal: CareProposal;
  readonly homework: Homework;
  readonly date: LocalDate;
}

const shape = z.object({ words: z.string() });

const barrierDraft = (id: string) => ({
  key: `homework-barrier/${id}`,
  initial: { words: '' },
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
});

interface Place {
  readonly to: string;
  readonly hint: string | null;
}

/** A link to the chat that prefills the message field with the text that starts a skill. */
const inChat = (words: string): Place => ({
  to: `/features/chat#${new URLSearchParams({ start: words })}`,
  hint: texts.sendToBegin({ words }),
});

/** The page on which a task is done, and a hint for that page. */
const placeOf = (task: HomeworkTask): Place => {
  switch (task.kind) {
    case 'skill':
      return inChat(SKILL_NAMES[task.skill]);
    case 'ladder':
      return inChat(SKILL_NAMES.exposure);
    case 'attention':
      return { to: '/features/focus-mood-tracker/cpt', hint: null };
    case 'check-in':
      return { to: '/features/quiz/weekly', hint: null };
  }
};

/** Resolves to true if the outcome was saved. */
type Say = (outcome: HomeworkOutcome, barrier?: string) => Promise<boolean>;

/** The question "What got in the way?" with a few buttons, and a field for other reasons. */
const Barrier = ({ id, onSay }: { readonly id: string; readonly onSay: Say }) => {
  const [kept] = useState(() => barrierDraft(id));
  const [draft, change, finish] = useDraft(kept);
  const form = useForm({
    schema: someWords,
    values: draft,
    send: async () => {
      if (await onSay('not-done', draft.words)) await finish(draft);
    },
  });
  return (
    <>
      <p>{texts.whatGotInTheWayOptional}</p>
      <div className={styles.row}>
        {BARRIERS.map((barrier) => (
          <Button
            key={barrier}
            kind="secondary"
            size="small"
            // Ignores the second press of a double click on “Not today”, because it lands on this button by accident.
            onClick={({ detail }) => {
              if (detail < 2) void onSay('not-done', barrier);
            }}
          >
            {barrier}
          </Button>
        ))}
        <Button kind="quiet" size="small" onClick={() => void onSay('not-said')}>
          {common.skip}
        </Button>
      </div>
      <EntryForm form={form} submit={common.save} kind="secondary">
        <TextField
          label={texts.orInYourWords}
          dir="auto"
          autoComplete="off"
          maxLength={CARE_TEXT_MAX.barrier}
          {...form.bind('words', draft.words, (words) => change({ words }))}
        />
      </EntryForm>
    </>
  );
};

/** One homework task that is due today, or the question about yesterday's task. */
const DueCard = ({
  due: { proposal, homework, date },
  isToday,
  from,
  onSay,
}: {
  readonly due: Due;
  readonly isToday: boolean;
  readonly from: string;
  readonly onSay: Say;
}) => {
  const [isAsking, setIsAsking] = useState(false);
  const { to, hint } = placeOf(homework.task);
  const words = taskWords(homework.task);
  const draftId = `${proposal.id}/${date}`;
  return (
    <>
      <p>
        {sentence(
          texts.homeworkFrom({
            name: from,
            task: words,
            day: isToday ? 'today' : 'yesterday',
            own,
          }),
        )}
      </p>
      {isToday && !isAsking ? (
        <>
          {hint === null ? null : <p className={kit.softBreak}>{hint}</p>}
          <div className={styles.row}>
            <Link to={to} className={buttonClass('secondary')}>
              {texts.doIt}
            </Link>
            <Button kind="secondary" onClick={() => void onSay('done')}>
              {common.done}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsking(true)}>
              {texts.notToday}
            </Button>
          </div>
        </>
      ) : null}
      {isToday && isAsking ? <Barrier id={draftId} onSay={onSay} /> : null}
      {isToday ? null : (
        <>
          <div className={styles.row}>
            <Button kind="secondary" onClick={() => void onSay('done')}>
              {texts.iDidIt}
            </Button>
          </div>
          <Barrier id={draftId} onSay={onSay} />
        </>
      )}
    </>
  );
};

/**
 * One due homework task in the therapist's words, and a link if a proposal is waiting. Renders nothing if there is
 * neither due homework nor a waiting proposal.
 */
export const HomeworkToday = () => {
  const { care, change, refused, discard } = useCare();
  const today = useToday();
  const [said, setSaid] = useState<Due | null>(null);
  const [told, setTold] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== null) status.current?.focus();
  }, [said]);
  const notSaved = refused.filter((one) => one.change.kind === 'homework-day');
  if (care === undefined) return null;

  const given = care.proposals.flatMap((proposal) => {
    const homework = homeworkOf(proposal);
    if (homework === null) return [];
    const { answeredOn, status: now, days } = proposal;
    return [{ proposal, homework, answeredOn, status: now, saidOn: days.map(({ date }) => date) }];
  });
  const dues: readonly Due[] = [
    ...given.flatMap((one) => {
      const date = openYesterday(one, today);
      return date === null ? [] : [{ ...one, date }];
    }),
    ...given.flatMap((one) => (isOpenOn(one, today) ? [{ ...one, date: today }] : [])),
  ];
  const [due] = dues;
  const labelOf = (connectionId: string): string =>
    care.therapists.find((one) => one.connectionId === connectionId)?.label ?? texts.somebody;
  const waiting = care.proposals.find(({ status: now }) => now === 'waiting');
  if (due === undefined && waiting === undefined && said === null && notSaved.length === 0)
    return null;

  const keep = async (
    one: Due,
    outcome: HomeworkOutcome | null,
    barrier = '',
  ): Promise<boolean> => {
    setSaid(outcome === null ? null : one);
    setTold(common.saving);
    const body = { proposalId: one.proposal.id, date: one.date, outcome, barrier };
    const { state } = await change('homework-day', body);
    const isKept = state === 'sent' || state === 'waiting';
    if (isKept) setTold(state === 'sent' ? common.saved : texts.keptAndSentLater);
    else setSaid(null);
    return isKept;
  };

  return (
    <section className={`${kit.stack2} ${kit.box} ${styles.item}`} aria-labelledby="homework">
      <h2 id="homework" className={kit.largeBreak}>
        {texts.withYourTherapist}
      </h2>
      {said === null ? null : (
        <p ref={status} role="status" tabIndex={-1} className={styles.row}>
          <span>{told}</span>
          <Button kind="quiet" size="small" onClick={() => void keep(said, null)}>
            {common.undo}
          </Button>
        </p>
      )}
      {due === undefined ? null : (
        <DueCard
          key={`${due.proposal.id}/${due.date}`}
          due={due}
          isToday={due.date === today}
          from={labelOf(due.proposal.connectionId)}
          onSay={(outcome, barrier) => keep(due, outcome, barrier)}
        />
      )}
      {waiting === undefined ? null : (
        <p>
          <Link to="/features/sharing#proposals">
            {sentence(texts.proposesSomething({ name: labelOf(waiting.connectionId), own }))}
          </Link>
        </p>
      )}
      {notSaved.map(({ id, message, change: { body } }) => (
        <NotSaved key={id} message={message} onSeen={() => void discard(id)}>
          {'barrier' in body && body.barrier !== '' ? (
            <> {sentence(texts.youWrote({ words: body.barrier, own }))}</>
          ) : null}
        </NotSaved>
      ))}
    </section>
  );
};
