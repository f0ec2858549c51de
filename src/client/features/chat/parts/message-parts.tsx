import { LadderPart } from './ladder.tsx';
import type { MessagePart } from './message-part-type.ts';
import { Pacer } from './pacer.tsx';
import styles from './parts.module.css';
import { ProgressPart, ScenePart } from './progress.tsx';
import { TasksPart } from './tasks.tsx';
import { TimerPart } from './timer.tsx';

interface MessagePartsProps {
  readonly messageId: string;
  readonly parts: readonly MessagePart[];
  /** Whether it is the last message; only that one shows pacers and timers. */
  readonly isLast: boolean;
  /** Whether danger was found, so that nothing but help is shown. */
  readonly isRaised: boolean;
}

const partOf = (part: MessagePart, isLast: boolean, messageId: string) => {
  if (part.type === 'pacer') return isLast ? <Pacer part={part} /> : null;
  if (part.type === 'timer') return isLast ? <TimerPart part={part} /> : null;
  if (part.type === 'scene') return <ScenePart part={part} />;
  if (part.type === 'ladder') return <LadderPart part={part} />;
  if (part.type === 'tasks') return <TasksPart part={part} messageId={messageId} />;
  if (part.type === 'progress') return <ProgressPart part={part} />;
  return null;
};

/** The interactive parts of an answer. */
export const MessageParts = ({ messageId, parts, isLast, isRaised }: MessagePartsProps) =>
  isRaised || parts.length === 0 ? null : (
    <div className={styles.parts}>
      {parts.map((part) => (
        <div key={part.type}>{partOf(part, isLast, messageId)}</div>
      ))}
    </div>
  );
