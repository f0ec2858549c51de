import { NotLoaded } from '#client/lib/not-loaded.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { DateRange } from '#domain/sharing/consent.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import { texts } from '#texts/clients.js';
import styles from './parts/parts.module.css';
import { type SharedData, type SharedSource, useSharedData } from './shared-data.ts';
import { AttentionSection } from './streams/attention.tsx';
import { DistractionsSection, TriggersSection } from './streams/counted.tsx';
import { type GoalAction, GoalsSection } from './streams/goals.tsx';
import { LaddersSection } from './streams/ladders.tsx';
import { MoodSection } from './streams/mood.tsx';
import { CardSection, MoodWordsSection, SafetyPlanSection } from './streams/own-words.tsx';
import { QuizzesSection } from './streams/quizzes.tsx';
import { RoutinesSection } from './streams/routines.tsx';
import { TagsSection } from './streams/tags.tsx';

interface SharedViewProps {
  readonly source: SharedSource;
  /** The range of days, including both ends. */
  readonly range: DateRange;
  /** The streams that are known to be shared. Only these are fetched. */
  readonly streams: readonly Stream[];
  readonly goalAction?: GoalAction;
}

const Sections = ({
  data,
  goalAction,
}: Pick<SharedViewProps, 'goalAction'> & { readonly data: SharedData }) => (
  <div className={`${kit.stack5} ${styles.sections}`}>
    {data.card && <CardSection reply={data.card} />}
    {data.goals && <GoalsSection reply={data.goals} goalAction={goalAction} />}
    {data.mood && <MoodSection reply={data.mood} tags={data.tags} />}
    {data.tags && data.mood === undefined ? <TagsSection reply={data.tags} /> : null}
    {data['mood-words'] && <MoodWordsSection reply={data['mood-words']} />}
    {data.routines && <RoutinesSection reply={data.routines} />}
    {data.ladders && <LaddersSection reply={data.ladders} />}
    {data.quizzes && <QuizzesSection reply={data.quizzes} />}
    {data.attention && <AttentionSection reply={data.attention} />}
    {data.distractions && <DistractionsSection reply={data.distractions} />}
    {data.triggers && <TriggersSection reply={data.triggers} />}
    {data['safety-plan'] && <SafetyPlanSection reply={data['safety-plan']} />}
  </div>
);

/**
 * The data that one person shares over a range of days, with a section for each kind of data (stream). The preview
 * shows exactly what the viewer sees.
 */
export const SharedView = (props: SharedViewProps) => {
  const query = useSharedData(props);
  if (query.data === undefined)
    return <NotLoaded message={texts.sharedNotLoaded} query={query} isAboutOthers />;
  if (Object.keys(query.data).length === 0) return <p>{texts.nothingInDays}</p>;
  return <Sections data={query.data} {...props} />;
};
