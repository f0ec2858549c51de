import { usePrefetchQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { breakText } from '#client/lib/routines/plan-words.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { after } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Occurrence, Routine, RoutineBreakShown } from '#contract/routines.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import type { Energy } from '#domain/tasks/scheduler/wishes.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routines.js';
import { readyRoutines } from './days/ready-routines.ts';
import { useRoutines } from './days/use-routines.ts';
import { AllRoutines } from './list/all-routines.tsx';
import { focusHeading } from './list/focus-heading.ts';
import { Proposal } from './list/proposal.tsx';
import { RoutineCard } from './list/routine-card.tsx';
import styles from './list/routines.module.css';
import { inDayOrder } from './list/today-order.ts';
import { useNewRoutineLink } from './new-routine.ts';

/** Loaded on demand, because most visits change no routine. */
const BreakForm = lazyPart(async () => (await import('./list/break-form.tsx')).BreakForm);
const RoutineEditor = lazyPart(
  async () => (await import('./editor/routine-editor.tsx')).RoutineEditor,
);

/** The open form; null for none. */
type Asked =
  | { readonly kind: 'new'; readonly template?: RoutineTemplate }
  | { readonly kind: 'edit'; readonly routine: Routine }
  | { readonly kind: 'day'; readonly day: Occurrence }
  | { readonly kind: 'break'; readonly routine: Routine | null }
  | null;

/** A person with fewer routines sees some ready ones. */
const FEW = 2;

/** The kinds of dialogs that contain the form of a routine. */
const HAS_PLAN: readonly NonNullable<Asked>['kind'][] = ['new', 'edit', 'day'];

const titleOf = (asked: Asked): string => {
  switch (asked?.kind) {
    case 'edit':
      return texts.editRoutine({ routine: asked.routine.plan.name });
    case 'day':
      return texts.changeRoutineToday({ routine: asked.day.plan.name });
    case 'break':
      return asked.routine === null
        ? texts.breakFromAll
        : texts.breakFrom({ routine: asked.routine.plan.name });
    default:
      return texts.newRoutine;
  }
};

/** The sentence about a current break. */
const breakWords = (
  { routineId, until }: RoutineBreakShown,
  routines: readonly Routine[],
): string => {
  const routine = routines.find(({ id }) => id === routineId)?.plan.name;
  const end = breakText(until);
  return routine === undefined
    ? texts.breakFromAllUntil({ until: end })
    : texts.breakFromUntil({ routine, until: end });
};

interface RoutinesProps {
  readonly energy: Energy | null;
  /** Content beside the list of all routines. */
  readonly beside: ReactNode;
  /** Ready routines that fit, for somebody who has few routines. */
  readonly ready: (
    names: readonly string[],
    onChoose: (template: RoutineTemplate) => void,
  ) => ReactNode;
}

/**
 * Today's routines and all other routines, with the forms that create and change them, and a proposal that takes the
 * chosen energy into account.
 */
export const Routines = ({ energy, beside, ready }: RoutinesProps) => {
  const routines = useRoutines();
  // Prefetched, so that the templates work offline and do not shift the form when they load.
  usePrefetchQuery(readyRoutines);
  const [asked, setAsked] = useState<Asked>(null);
  const [removed, setRemoved] = useState<Routine | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, today, query, daysQuery } = routines;
  /** The confirmation of the last saved routine. */
  const [told, setTold] = useState('');
  const confirmation = useRef<HTMLParagraphElement>(null);
  // When the dialog closes, the page may be at its start, far above the confirmation.
  useEffect(() => {
    if (told !== '') confirmation.current?.scrollIntoView({ block: 'center' });
  }, [told]);
  const close = (): void => setAsked(null);
  useNewRoutineLink(() => setAsked({ kind: 'new' }));
  const ofToday = inDayOrder(
    view.days.filter(({ date }) => date === today),
    new Map(view.routines.map(({ id, order }) => [id, order])),
  );
  const shown = ofToday.filter(({ notToday }) => !notToday);
  const away = ofToday.filter(({ notToday }) => notToday);
  const breaksNow = view.breaks.filter(
    ({ from, until }) => from <= today && (until === null || until >= today),
  );

  return (
    <section className={`${kit.stack4} ${styles.section}`} aria-labelledby="routines">
      <div className={kit.rowApart}>
        <h2 ref={heading} id="routines" tabIndex={-1} className={kit.largest}>
          {texts.routines}
        </h2>
        <div className={`${kit.rowBottom} ${styles.row}`}>
          {view.routines.length === 0 ? null : (
            <Button
              kind="quiet"
              size="small"
              onClick={() => setAsked({ kind: 'break', routine: null })}
            >
              {texts.takeABreak}
            </Button>
          )}
          <Button kind="secondary" icon={CalendarPlus} onClick={() => setAsked({ kind: 'new' })}>
            {texts.addARoutine}
          </Button>
        </div>
      </div>
      {routines.refused.map(({ id, message }) => (
        <Notice
          key={id}
          tone="problem"
          action={
            <Button kind="secondary" size="small" onClick={() => void routines.discard(id)}>
              {common.ok}
            </Button>
          }
        >
          {texts.notSaved({ reason: message })}
        </Notice>
      ))}
      <p ref={confirmation} role="status" className={styles.told}>
        {told}
      </p>
      {query.data === undefined || daysQuery.data === undefined ? (
        <NotLoaded
          message={texts.routinesNotLoaded}
          query={query.data === undefined ? query : daysQuery}
        />
      ) : null}
      {breaksNow.map((one) => (
        <div key={one.id} className={kit.rowMiddle24}>
          <p>{breakWords(one, view.routines)}</p>
          <Button
            kind="secondary"
            size="small"
            onClick={(event) => {
              focusHeading(event.currentTarget);
              void routines.resume(one);
            }}
          >
            {texts.endTheBreak}
          </Button>
        </div>
      ))}
      {query.data !== undefined && view.routines.length === 0 ? (
        <p>{texts.routinesExplained}</p>
      ) : null}
      {query.data !== undefined && view.routines.length < FEW ? (
        <div className={styles.ready}>
          {ready(
            view.routines.map(({ plan }) => plan.name),
            (template) => setAsked({ kind: 'new', template }),
          )}
        </div>
      ) : null}
      {view.routines.length > 0 && shown.length === 0 && breaksNow.length === 0 ? (
        <p>{routines.unsent.size > 0 ? texts.daysAfterSending : texts.noRoutinesToday}</p>
      ) : null}
      <Proposal routines={routines} energy={energy} />
      {shown.length === 0 ? null : (
        <ul className={kit.stack3}>
          {shown.map((day) => (
            <RoutineCard
              key={day.routineId}
              day={day}
              routines={routines}
              onTold={setTold}
              onEdit={(scope) => {
                const routine = view.routines.find(({ id }) => id === day.routineId);
                if (scope === 'day' || routine === undefined) setAsked({ kind: 'day', day });
                else setAsked({ kind: 'edit', routine });
              }}
            />
          ))}
        </ul>
      )}
      {away.map((day) => (
        <div key={day.routineId} className={kit.rowMiddle24}>
          <p>
            {sentence(
              texts.notForToday({
                routine: day.plan.name,
                name: (text) => <bdi>{text}</bdi>,
              }),
            )}
          </p>
          <Button
            kind="secondary"
            size="small"
            aria-label={texts.bringBackRoutine({ routine: day.plan.name })}
            onClick={(event) => {
              focusHeading(event.currentTarget);
              void routines.changeDay(day, { notToday: false });
            }}
          >
            {texts.bringBack}
          </Button>
        </div>
      ))}
      <div className={styles.more}>
        {beside}
        {view.routines.length === 0 ? null : (
          <AllRoutines
            routines={routines}
            onEdit={(routine) => setAsked({ kind: 'edit', routine })}
            onPause={(routine) => setAsked({ kind: 'break', routine })}
            onRemove={setRemoved}
          />
        )}
      </div>
      <Suspense
        fallback={
          <Dialog open={asked !== null} onClose={close} title={titleOf(asked)}>
            <p>{common.loading}</p>
          </Dialog>
        }
      >
        <Dialog open={asked !== null} onClose={close} title={titleOf(asked)}>
          {asked !== null && HAS_PLAN.includes(asked.kind) ? <Readers stream="routines" /> : null}
          {asked?.kind === 'new' ? (
            <RoutineEditor
              routines={view.routines}
              today={today}
              start={null}
              template={asked.template}
              onSave={routines.save}
              onSaved={setTold}
              onClose={close}
            />
          ) : null}
          {asked?.kind === 'edit' ? (
            <RoutineEditor
              routines={view.routines}
              today={today}
              start={{ id: asked.routine.id, plan: asked.routine.plan, scope: 'onward' }}
              onSave={routines.save}
              onSaved={setTold}
              onClose={close}
            />
          ) : null}
          {asked?.kind === 'day' ? (
            <RoutineEditor
              routines={view.routines}
              today={today}
              start={{ id: asked.day.routineId, plan: asked.day.plan, scope: 'day' }}
              onSave={(_, plan) => routines.changeDay(asked.day, { plan })}
              onClose={close}
            />
          ) : null}
          {asked?.kind === 'break' ? (
            <BreakForm routines={routines} routine={asked.routine} onClose={close} />
          ) : null}
        </Dialog>
      </Suspense>
      {removed === null ? null : (
        <Confirm
          open
          title={texts.removeRoutine({ routine: removed.plan.name })}
          submit={common.remove}
          onConfirm={() => {
            void routines.remove(removed);
            setRemoved(null);
            // The dialog returns the focus to a button that disappears with the routine.
            after(0, () => focusHeading(heading.current));
          }}
          onClose={() => setRemoved(null)}
        >
          <p>{texts.removeExplained}</p>
        </Confirm>
      )}
    </section>
  );
};
