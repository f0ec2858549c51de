import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { Announcer } from './announcer.tsx';
import { RefusedNotices } from './changes/refused-notices.tsx';
import { AddTask } from './editor/add-task.tsx';
import { GenerateMessage } from './generate/message.tsx';
import { useGenerate } from './generate/use-generate.ts';
import { TaskLists } from './list/lists.tsx';
import { useShown } from './list/use-shown.ts';
import styles from './routine.module.css';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

/** The person's tasks: what brings new ones, today's in their order, and what is left from before. */
export const Routine = () => {
  const { query, tasks, today, userId } = useTasks();
  const actions = useTaskActions();
  const { generating, generate } = useGenerate({ userId, today, tasks });
  const [adding, setAdding] = useState(false);
  const state = loadState(query, useOnline());
  const isAll = query.data !== undefined;
  const shown = useShown({ tasks, today, userId, isAll });
  const { sections, held, away } = shown;
  // What is put together as older is closed at first, and may not be seen.
  const drawn = new Set(
    [...sections.today, ...sections.earlier, ...sections.later].map(({ _id }) => _id),
  );
  const isSeen = (id: string): boolean => drawn.has(id) && !held.has(id) && !away.has(id);
  const isNothing =
    tasks.length === 0 && Object.values(sections).every((list) => list.length === 0);

  return (
    <div className={styles.frame}>
      <div className={styles.routine} data-lists="" tabIndex={-1}>
        <Announcer />
        <div className={styles.tools}>
          <Button
            icon={Sparkles}
            pending={generating.state === 'asking'}
            pendingLabel="Generating…"
            onClick={() => void generate()}
          >
            Generate Smart Tasks
          </Button>
          <Button kind="secondary" icon={Plus} onClick={() => setAdding(true)}>
            Add Personal Task
          </Button>
        </div>
        <GenerateMessage generating={generating} onRetry={() => void generate()} />
        <RefusedNotices isInRow={({ taskId, typed }) => typed !== null && isSeen(taskId ?? '')} />
        {state === 'stored' ? (
          <p role="status" className={styles.note}>
            Showing what was saved on this device.
          </p>
        ) : null}
        {query.data === undefined ? <NotLoaded what="Your tasks" query={query} /> : null}
        {isAll && isNothing ? (
          <EmptyState title="Nothing is planned yet." icon={ListChecks}>
            Generate Smart Tasks offers a few that fit how you are now. Add Personal Task is for
            what you have in mind.
          </EmptyState>
        ) : null}
        {isNothing ? null : (
          <TaskLists tasks={tasks} today={today} shown={shown} actions={actions} />
        )}
        <Dialog open={adding} onClose={() => setAdding(false)} title="Add Personal Task">
          <AddTask onAdd={actions.add} onClose={() => setAdding(false)} />
        </Dialog>
      </div>
    </div>
  );
};
