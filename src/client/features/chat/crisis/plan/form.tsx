import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/chat/chat.module.css';
import { keepPlan } from '#client/features/chat/crisis/device-records.ts';
import { safetyPlanQuery } from '#client/features/chat/queries.ts';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { discardDraft, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { PLAN_PARTS, PLAN_PROMPTS } from '#domain/chat/plan.ts';
import { isPlanValid, lengthProblem, planDraft, planOf, textsOf } from './draft.ts';

interface PlanFormProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** The form of the safety plan; what is typed is stored on this device until it is saved. */
export const PlanForm = ({ userId, onClose }: PlanFormProps) => {
  const query = useQuery(safetyPlanQuery(userId));
  const client = useQueryClient();
  const [draft, change] = useDraft(planDraft);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = query;
  if (data === undefined && draft.texts === null)
    return <NotLoaded what="Your safety plan" query={query} />;

  const texts = draft.texts ?? textsOf(data?.plan ?? null);
  const plan = planOf(texts);
  const save = async (): Promise<void> => {
    if (!isPlanValid(plan)) return;
    setPending(true);
    setProblem(null);
    try {
      const saved = await call(chatEndpoints.saveSafetyPlan, { params: { userId }, body: plan });
      client.setQueryData(safetyPlanQuery(userId).queryKey, saved);
      keepPlan(saved.plan);
      discardDraft(planDraft.key);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
    setPending(false);
  };

  return (
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void save();
      }}
    >
      <p className={styles.soft}>
        Write one thing on each line. Leave out what does not fit. Your plan is shown in the crisis
        help, also without a connection.
      </p>
      {PLAN_PARTS.map((part) => (
        <TextAreaField
          key={part}
          label={PLAN_PROMPTS[part].title}
          hint={PLAN_PROMPTS[part].prompt}
          error={lengthProblem(plan, part)}
          dir="auto"
          rows={2}
          value={texts[part]}
          onChange={(event) => change({ texts: { ...texts, [part]: event.currentTarget.value } })}
        />
      ))}
      {problem === null ? null : (
        <Notice tone="problem">
          The plan was not saved. {problem} What you typed is kept on this device.
        </Notice>
      )}
      <div className={styles.ends}>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Saving…">
          Save the plan
        </Button>
      </div>
    </form>
  );
};
