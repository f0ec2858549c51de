import Plus from 'lucide-react/icons/plus';
import Shuffle from 'lucide-react/icons/shuffle';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { type ShowAll, ShowAllButton } from '#client/lib/one-at-a-time/use-one-at-a-time.tsx';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks.js';
import { Announcer } from './announcer.tsx';
import { RefusedNotices } from './changes/refused-notices.tsx';
import { AddTask } from './editor/add-task.tsx';
import { DayWishesChoice } from './generate/day-wishes.tsx';
import { GenerateMessage } from './generate/message.tsx';
import { type Request, useGenerate } from './generate/use-generate.ts';
import { useWishes } from './generate/wishes.ts';
import { type RoutineCard, type Single, TaskLists } from './list/lists.tsx';
import { useShown } from './list/use-shown.ts';
import { HelpAsked } from './stuck/help-asked.tsx';
import { PLAN_ID } from './task-labels.ts';
import styles from './tasks.module.css';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

interface TasksProps {
  readonly all: ShowAll;
  readonly cards: readonly RoutineCard[];
  /** The part of the page that a link asked for, which is then the one thing; null for none. */
  readonly linked: Single | null;
}

/**
 * The tasks of the Routine page: the tools to add tasks, then today's tasks in order, then the other lists. In
 * one-thing-at-a-time mode, the single task comes first, and then the button that adds a task.
 *
 * @param all whether one-thing-at-a-time mode shows more than the single task, and how to change this
 * @param linked the only part to show in that mode, because a link leads to it
 * @param cards the routines that take their turn among the tasks in that mode
 */
export const Tasks = ({ all, linked, cards }: TasksProps) => {
  const isOne = useComfort().oneThingAtATime;
  const { query, tasks, today, userId } = useTasks();
  const actions = useTaskActions();
  const { wishes, change } = useWishes(today);
  const { generating, generate } = useGenerate({
    userId,
    today,
    tasks,
    wishes,
    isOne: isOne && !all.showsAll,
  });
  const [isChanged, setChanged] = useState(false);
  const isAsking = (asked: Request): boolean =>
    generating.state === 'asking' && generating.asked === asked;
  const ask = (asked: Request): void => {
    if (asked !== 'others') setChanged(false);
    void generate(asked);
  };
  const [adding, setAdding] = useState(false);
  const state = loadState(query, useOnline());
  const isAll = query.data !== undefined;
  const shown = useShown({ tasks, today, userId, isAll });
  const { sections, held, away } = shown;
  // The tasks in Waiting and Later are collapsed at first, so they do not count as drawn.
  const drawn = new Set(
    [...sections.today, ...sections.earlier, ...sections.ahead].map(({ _id }) => _id),
  );
  const isPlanned = sections.today.some(({ type }) => type === 'smart');
  const isSeen = (id: string): boolean => drawn.has(id) && !held.has(id) && !away.has(id);
  const shownCards = isOne ? cards : [];
  const isNothing =
    tasks.length === 0 && Object.values(sections).every((list) => list.length === 0);

  useArrival(PLAN_ID);

  const addButton = (
    <Button kind="secondary" icon={Plus} onClick={() => setAdding(true)}>
      {texts.addPersonalTask}
    </Button>
  );
  const tools = (
    <>
      <div className={`${kit.row3} ${styles.tools}`}>
        <Button
          id={PLAN_ID}
          icon={Sparkles}
          pending={isAsking('more')}
          pendingLabel={texts.generating}
          onClick={() => ask('more')}
        >
          {texts.generateSmartTasks}
        </Button>
        {addButton}
        {isPlanned ? (
          <Button
            kind="quiet"
            icon={Shuffle}
            pending={isAsking('others')}
            pendingLabel={texts.lookingForOthers}
            onClick={() => ask('others')}
          >
            {texts.showOthers}
          </Button>
        ) : null}
      </div>
      <DayWishesChoice
        wishes={wishes}
        onChange={(next) => {
          change(next);
          setChanged(true);
        }}
      />
      {isChanged && isPlanned ? (
        <p>
          <Button
            kind="secondary"
            size="small"
            pending={isAsking('fit')}
            pendingLabel={texts.fitting}
            onClick={() => ask('fit')}
          >
            {texts.fitOpenTasks}
          </Button>
        </p>
      ) : null}
    </>
  );
  /** Whether a link asks to plan the day, and nothing is planned yet. */
  const isPlanning = isOne && linked === PLAN_ID && sections.today.length === 0;
  const hasOpen = [...sections.today, ...sections.earlier, ...sections.ahead].some(
    ({ completed }) => !completed,
  );

  return (
    <div className={kit.container}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div className={kit.stack5} data-lists="" role="group" aria-label={texts.tasks} tabIndex={-1}>
        <Announcer />
        {isOne && !isPlanning ? null : tools}
        <HelpAsked />
        <GenerateMessage
          generating={generating}
          onRetry={() => ask(generating.state === 'failed' ? generating.asked : 'more')}
        />
        <RefusedNotices isInRow={({ taskId, typed }) => typed !== null && isSeen(taskId ?? '')} />
        {state === 'stored' ? (
          <p role="status" className={kit.soft}>
            {common.savedOnDevice}
          </p>
        ) : null}
        {query.data === undefined ? (
          <NotLoaded message={texts.tasksNotLoaded} query={query} />
        ) : null}
        {isAll && isNothing && !isPlanning && shownCards.length === 0 ? (
          <EmptyState title={texts.nonePlanned} picture={<ScenePicture name="checklist" />}>
            {texts.nonePlannedHint}
          </EmptyState>
        ) : null}
        {isPlanning || (isNothing && shownCards.length === 0) ? null : (
          <TaskLists
            linked={isOne ? linked : null}
            cards={shownCards}
            tasks={tasks}
            today={today}
            shown={shown}
            actions={actions}
            all={all}
          />
        )}
        {isPlanning || (isOne && isNothing && shownCards.length === 0) ? (
          <ShowAllButton {...all} />
        ) : null}
        {isOne && !isPlanning && (all.showsAll || !hasOpen) ? tools : null}
        {isOne && !isPlanning && !all.showsAll && hasOpen ? <p>{addButton}</p> : null}
        <Dialog open={adding} onClose={() => setAdding(false)} title={texts.addPersonalTask}>
          <AddTask onAdd={actions.add} onClose={() => setAdding(false)} />
        </Dialog>
      </div>
    </div>
  );
};
