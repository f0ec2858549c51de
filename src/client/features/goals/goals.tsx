import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Goal } from '#contract/goals.ts';
import { PLENTY_ACTIVE } from '#domain/goals/goal.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/goals.js';
import { useGoals } from './changes/use-goals.ts';
import { GoalEditor } from './editor/goal-editor.tsx';
import type { Thing } from './editor/link-fields.tsx';
import { type GoalAction, GoalCard } from './list/goal-card.tsx';
import styles from './list/goals.module.css';
import { RateForm } from './rating/rate-form.tsx';
import { Score } from './rating/score.tsx';

/** The sections of the page, each with the statuses of its goals. */
const SECTIONS: readonly { readonly title: string; readonly of: readonly Goal['status'][] }[] = [
  { title: texts.sections.proposed, of: ['proposed'] },
  { title: texts.sections.active, of: ['active'] },
  { title: texts.sections.accepted, of: ['accepted'] },
  { title: texts.sections.completed, of: ['completed'] },
  { title: texts.sections.aside, of: ['on-hold', 'cancelled'] },
];

type Asked = { readonly action: 'new' } | { readonly action: GoalAction; readonly id: string };

/** All goals of the person, grouped by status, with the forms to create, rate and change them. */
export const GoalsPage = ({ things }: { readonly things: readonly Thing[] }) => {
  const goals = useGoals();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Closes this dialog. A dialog that was opened later stays open. */
  const close = (): void => setAsked((now) => (now === asked ? null : now));
  const add = (): void => setAsked({ action: 'new' });
  const askedId = asked !== null && 'id' in asked ? asked.id : null;
  const goal = goals.goals.find(({ id }) => id === askedId);
  const active = goals.goals.filter(({ status }) => status === 'active').length;
  /**
   * The message about the goal that was just moved or deleted. It is a new object each time, so that the focus moves
   * each time.
   */
  const [told, setTold] = useState<{ readonly words: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The card that had the focus has moved or was removed, so the status takes the focus.
  useEffect(() => {
    if (told !== null) status.current?.focus();
  }, [told]);
  /** Whether there were no goals earlier on this visit. Adding the first goal removes the button that had the focus. */
  const hadNone = useRef(false);
  if (goals.query.data !== undefined && goals.goals.length === 0) hadNone.current = true;
  const become = (one: Goal, next: Goal['status']): void => {
    void goals.setStatus(one, next);
    const title = SECTIONS.find(({ of }) => of.includes(next))?.title ?? '';
    setTold({ words: texts.nowUnder({ goal: one.plan.words, section: title }) });
    close();
  };
  const remove = (one: Goal): void => {
    void goals.remove(one);
    setTold({ words: texts.isDeleted({ goal: one.plan.words }) });
    close();
  };

  return (
    <div className={`${kit.stack} ${styles.page}`}>
      {goals.refused.map(({ id, message }) => (
        <Notice
          key={id}
          tone="problem"
          action={
            <Button kind="secondary" size="small" onClick={() => void goals.discard(id)}>
              {common.ok}
            </Button>
          }
        >
          {texts.notSaved({ reason: message })}
        </Notice>
      ))}
      <p ref={status} role="status" tabIndex={-1} className={kit.noneIfEmpty}>
        {told?.words}
      </p>
      {goals.query.data === undefined && goals.goals.length === 0 ? (
        <NotLoaded message={texts.goalsNotLoaded} query={goals.query} />
      ) : null}
      {goals.query.data !== undefined && goals.goals.length === 0 ? (
        <EmptyState
          title={texts.goalsWillBeHere}
          picture={<ScenePicture name="summit" />}
          action={
            <Button icon={Plus} onClick={add}>
              {texts.addAGoal}
            </Button>
          }
        >
          {texts.goalsExplained}
        </EmptyState>
      ) : null}
      {goals.goals.length === 0 ? null : (
        <div className={kit.stack4}>
          <div>
            <Button ref={hadNone.current ? takeLostFocus : undefined} icon={Plus} onClick={add}>
              {texts.addAGoal}
            </Button>
          </div>
          {active >= PLENTY_ACTIVE ? <p className={kit.softBreak}>{texts.plentyActive}</p> : null}
        </div>
      )}
      {SECTIONS.map(({ title, of }) => {
        const shown = goals.goals.filter(({ status }) => of.includes(status));
        return shown.length === 0 ? null : (
          <section key={title} className={kit.stack4} aria-label={title}>
            <h2 className={kit.largest}>{title}</h2>
            <ul className={styles.list}>
              {shown.map((one) => (
                <GoalCard
                  key={one.id}
                  goal={one}
                  goals={goals}
                  things={things}
                  onBecome={(next) => become(one, next)}
                  onAsk={(action) => setAsked({ action, id: one.id })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Score goals={goals.goals} />
      <Dialog open={asked?.action === 'new'} onClose={close} title={texts.newGoal}>
        <Readers stream="goals" />
        <GoalEditor
          today={goals.today}
          start={null}
          things={things}
          onSave={goals.save}
          onClose={close}
        />
      </Dialog>
      {goal === undefined || asked === null || asked.action === 'new' ? null : asked.action ===
        'remove' ? (
        <Confirm
          open
          title={texts.titles.remove({ goal: goal.plan.words })}
          submit={common.deleteForGood}
          onConfirm={() => remove(goal)}
          onClose={close}
        >
          <Readers stream="goals" />
          <p>{texts.deletedForGood}</p>
        </Confirm>
      ) : (
        <Dialog open onClose={close} title={texts.titles[asked.action]({ goal: goal.plan.words })}>
          <Readers stream="goals" />
          {asked.action === 'edit' ? (
            <GoalEditor
              today={goals.today}
              start={{
                id: goal.id,
                plan: goal.plan,
                revision: goal.revision,
                levels: goal.versions.at(-1)?.levels ?? ['', '', '', '', ''],
                isRated: goal.ratings.length > 0,
              }}
              things={things}
              onSave={goals.save}
              onClose={close}
            />
          ) : null}
          {asked.action === 'rate' ? <RateForm goal={goal} goals={goals} onClose={close} /> : null}
          {asked.action === 'aside' ? (
            <div className={`${kit.stack4} ${styles.form}`}>
              <p>{texts.goalsChange}</p>
              <div className={`${kit.rowMiddle} ${styles.row}`}>
                <Button kind="secondary" data-safe="" onClick={() => become(goal, 'on-hold')}>
                  {texts.forNow}
                </Button>
                <Button kind="secondary" onClick={() => become(goal, 'cancelled')}>
                  {texts.forGood}
                </Button>
                <Button kind="quiet" onClick={close}>
                  {texts.keepActive}
                </Button>
              </div>
            </div>
          ) : null}
        </Dialog>
      )}
    </div>
  );
};
