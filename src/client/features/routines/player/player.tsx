import { useEffect } from 'react';
import type { RoutineDay } from '#client/features/routines/days/routine-view.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { isGoing } from '#domain/routines/player/run.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routine-player.js';
import { Begin } from './begin/begin-run.tsx';
import { End } from './end/end.tsx';
import { Now } from './now/now.tsx';
import styles from './player.module.css';
import { storeStepForCues } from './run/kept-run.ts';
import { useRun } from './run/use-run.ts';
import { useUsual } from './run/use-usual.ts';

const ROUTINES: PagePath = '/features/routine-builder';

/** The full-window player of one routine on one day, from its start to its end. */
export const Player = ({ routineId, date }: RoutineDay) => {
  const all = useRun({ routineId, date });
  const { query, played, press, refused, discard } = all;
  const usual = useUsual({ routineId, date }, all.userId, all.today);
  useEffect(() => {
    if (played !== null) storeStepForCues({ routineId, date }, played.run, played.isLed);
  }, [played, routineId, date]);
  return (
    <div className={`${kit.stack4} ${styles.page}`}>
      <div className={styles.above}>
        <BackLink to={ROUTINES}>{texts.dailyRoutineBuilder}</BackLink>
      </div>
      {refused.map(({ id, message }) => (
        <Notice
          key={id}
          tone="problem"
          action={
            <Button kind="secondary" size="small" onClick={() => void discard(id)}>
              {common.ok}
            </Button>
          }
        >
          {texts.notSaved({ reason: message })}
        </Notice>
      ))}
      {played === null ? (
        query.data === undefined ? (
          <NotLoaded message={texts.routineNotLoaded} query={query} />
        ) : (
          <Notice tone="info">{texts.notOnThisDay}</Notice>
        )
      ) : isGoing(played.run) ? (
        <Now played={played} press={press} usual={usual} />
      ) : played.run.phase === 'finished' ? (
        <End played={played} press={press} chooseSize={all.chooseSize} />
      ) : (
        <Begin played={played} press={press} usual={usual} chooseSize={all.chooseSize} />
      )}
    </div>
  );
};
