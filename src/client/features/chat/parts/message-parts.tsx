import { Link } from 'wouter';
import { CrisisHelp } from '#client/features/chat/crisis/help.tsx';
import { Pacer } from '#client/lib/breathing/pacer.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { DraftPart } from './draft.tsx';
import { FormPart } from './form/form.tsx';
import { LadderPart } from './ladder.tsx';
import type { MessagePart, PartOf } from './message-part-type.ts';
import { NamedPart } from './named.tsx';
import styles from './parts.module.css';
import { PlanPart } from './plan.tsx';
import { ProgressPart, ScenePart } from './progress.tsx';
import { TasksPart } from './tasks.tsx';
import { TimerPart } from './timer.tsx';

interface MessagePartsProps {
  readonly messageId: string;
  readonly parts: readonly MessagePart[];
  /** Whether the message is the last one. Only the last message shows pacers and timers. */
  readonly isLast: boolean;
  /** Whether the message can be answered, so that its form can be sent. */
  readonly isAnswerable: boolean;
  /** Whether danger was found. If so, the message shows only help. */
  readonly isRaised: boolean;
}

/** A link to a page of the app. */
const PagePart = ({ part }: { readonly part: PartOf<'page'> }) => (
  <p className={styles.page}>
    <Link to={part.path} className={longLinkClass()}>
      {part.label}
    </Link>
  </p>
);

/** The requested help lines, with the emergency number above them. */
const LINES_OFFERED = ['emergency', 'lines'] as const;

const partOf = (
  part: MessagePart,
  { messageId, isLast, isAnswerable }: Omit<MessagePartsProps, 'parts' | 'isRaised'>,
) => {
  if (part.type === 'pacer') return isLast ? <Pacer breathing={part} /> : null;
  if (part.type === 'timer') return isLast ? <TimerPart part={part} /> : null;
  if (part.type === 'scene') return <ScenePart part={part} />;
  if (part.type === 'ladder') return <LadderPart part={part} />;
  if (part.type === 'tasks') return <TasksPart part={part} messageId={messageId} />;
  if (part.type === 'progress') return <ProgressPart part={part} />;
  if (part.type === 'named') return <NamedPart part={part} />;
  if (part.type === 'plan') return <PlanPart part={part} />;
  if (part.type === 'draft') return <DraftPart part={part} />;
  if (part.type === 'page') return <PagePart part={part} />;
  if (part.type === 'lines') return <CrisisHelp offers={LINES_OFFERED} />;
  return <FormPart part={part} messageId={messageId} isOpen={isLast && isAnswerable} />;
};

/** The interactive parts of an answer. */
export const MessageParts = ({ parts, isRaised, ...message }: MessagePartsProps) =>
  isRaised || parts.length === 0 ? null : (
    <div className={kit.stack3}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
        <div key={index}>{partOf(part, message)}</div>
      ))}
    </div>
  );
