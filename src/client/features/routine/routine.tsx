import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { AddTask } from './add-task.tsx';
import { Announcer } from './announcer.tsx';
import { GenerateMessage } from './generate-message.tsx';
import { useDoLeftDeletes } from './left-deletes.ts';
import { RefusedNotices } from './refused-notices.tsx';
import styles from './routine.module.css';
import { TaskLists } from './task-lists.tsx';
import { useGenerate } from './use-generate.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

/** The person's tasks: what brings new ones, today's in their order, and what is left from before. */
export const Routine = () => {
  const { query, tasks, today, userId } = useTasks();
  const actions = useTaskActions();
  const { generating, generate } = useGenerate({ userId, today, tasks });
  useDoLeftDeletes(actions.remove);
  const [adding, setAdding] = useState(false);
  const state = loadState(query, useOnline());
  const known = new Set(tasks.map(({ _id }) => _id));

  return (
    <div className={styles.frame}>
      <div className={styles.routine}>
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
        <RefusedNotices
          isInRow={({ taskId, typed }) => typed !== null && known.has(taskId ?? '')}
        />
        {state === 'stored' ? (
          <p role="status" className={styles.note}>
            Showing what was saved on this device.
          </p>
        ) : null}
        {query.data === undefined ? <NotLoaded what="Your tasks" query={query} /> : null}
        {query.data !== undefined && tasks.length === 0 ? (
          <EmptyState title="Nothing is planned yet." icon={ListChecks}>
            Generate Smart Tasks offers a few that fit how you are now. Add Personal Task is for
            what you have in mind.
          </EmptyState>
        ) : null}
        {tasks.length === 0 ? null : <TaskLists tasks={tasks} today={today} actions={actions} />}
        <Dialog open={adding} onClose={() => setAdding(false)} title="Add Personal Task">
          <AddTask onAdd={actions.add} onClose={() => setAdding(false)} />
        </Dialog>
      </div>
    </div>
  );
};
