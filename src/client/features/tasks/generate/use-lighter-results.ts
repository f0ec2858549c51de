import { useEffect, useRef } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { minutesText, quoted } from '#client/features/tasks/task-labels.ts';
import { texts } from '#texts/tasks.js';

/** Announces that a requested lighter version of a task has arrived. */
export const useLighterResults = (tasks: readonly ShownTask[]): void => {
  const before = useRef<ReadonlyMap<string, ShownTask>>(new Map());
  useEffect(() => {
    for (const { _id, title, size, estimatedTime, asked } of tasks) {
      const was = before.current.get(_id);
      if (was?.asked === 'lighter' && asked === undefined && was.size !== size)
        announce(texts.isLighter({ quoted: quoted(title), minutes: minutesText(estimatedTime) }));
    }
    before.current = new Map(tasks.map((task) => [task._id, task]));
  }, [tasks]);
};
