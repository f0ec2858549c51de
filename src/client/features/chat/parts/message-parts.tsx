import { LadderPart } from './ladder.tsx';
import { Pacer } from './pacer.tsx';
import type { Part } from './part-type.ts';
import styles from './parts.module.css';
import { ProgressPart, ScenePart } from './place.tsx';
import { TasksPart } from './tasks.tsx';
import { TimerPart } from './timer.tsx';

interface MessagePartsProps {
  readonly messageId: string;
  readonly parts: readonly Part[];
  /** Whether it is the last message: what moves or counts is only there. */
  readonly isLast: boolean;
  /** Whether there was danger: nothing but help belongs there then. */
  readonly isRaised: boolean;
}

const partOf = (part: Part, isLast: boolean, messageId: string) => {
  if (part.type === 'pacer') return isLast ? <Pacer part={part} /> : null;
  if (part.type === 'timer') return isLast ? <TimerPart part={part} /> : null;
  if (part.type === 'scene') return <ScenePart part={part} />;
  if (part.type === 'ladder') return <LadderPart part={part} />;
  if (part.type === 'tasks') return <TasksPart part={part} messageId={messageId} />;
  return <ProgressPart part={part} />;
};

/** What stands beside the words of an answer. */
export const MessageParts = ({ messageId, parts, isLast, isRaised }: MessagePartsProps) =>
  isRaised || parts.length === 0 ? null : (
    <div className={styles.parts}>
      {parts.map((part) => (
        <div key={part.type}>{partOf(part, isLast, messageId)}</div>
      ))}
    </div>
  );
