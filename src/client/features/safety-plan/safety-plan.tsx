import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { loadState } from '#client/lib/load-state.ts';
import { safetyPlanQuery, useKeptPlan, useLocalPlan } from '#client/lib/safety-plan/plan-here.ts';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { useOnline } from '#client/platform/online.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useIsUnsent } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Sheet } from '#client/ui/layout/sheet.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { EMPTY_PLAN, isPlanEmpty, type SafetyPlan } from '#domain/safety-plan/plan.ts';
import {
  SECTIONS,
  type Section,
  type SectionId,
  sectionTitle,
} from '#domain/safety-plan/sections.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/safety-plan.js';
import { isTyped, planDraft } from './plan-draft.ts';
import { PlanSheet } from './plan-sheet.tsx';
import styles from './safety-plan.module.css';
import { SectionEntries } from './section-entries.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionIcon } from './section-icon.tsx';

const isWritten = (plan: SafetyPlan, { parts }: Section): boolean =>
  parts.some((part) => plan[part].length > 0);

interface SafetyPlanProps {
  /** The crisis lines of the person's region, for print. */
  readonly linesOnPaper: ReactNode;
}

/** The person's safety plan in sections. Each section is edited and saved separately. */
export const SafetyPlanView = ({ linesOnPaper }: SafetyPlanProps) => {
  const userId = useUserId();
  const query = useQuery(safetyPlanQuery(userId));
  const here = useLocalPlan();
  const isUnknown = useKeptPlan() === null && query.data === undefined;
  const hasFailed = loadState(query, useOnline()) === 'failed';
  /**
   * Whether loading has failed once. After that, the sections stay mounted during a refetch, so that an open form is
   * not lost.
   */
  const [isBegun, setIsBegun] = useState(false);
  if (hasFailed && !isBegun) setIsBegun(true);
  const [draft, change] = useDraft(planDraft);
  const [openId, setOpenId] = useState<SectionId | null>(null);
  /** The section that was saved last, with the id of its entry. */
  const [saved, setSaved] = useState<{
    readonly id: SectionId;
    readonly entryId: string;
  } | null>(null);
  const isUnsent = useIsUnsent(saved?.entryId ?? null);
  if (here === null && isUnknown && !isBegun) return <p role="status">{common.loading}</p>;
  const plan = here ?? EMPTY_PLAN;
  const open = SECTIONS.find(({ id }) => id === openId);

  return (
    <div className={kit.stack4}>
      {isUnknown && hasFailed ? (
        <RetryNotice onRetry={() => void query.refetch()}>{texts.notLoaded}</RetryNotice>
      ) : null}
      <div className={styles.begin}>
        {isPlanEmpty(plan) ? <ScenePicture name="umbrella" /> : null}
        <div className={`${kit.rowMiddle24} ${styles.words}`}>
          {isPlanEmpty(plan) ? (
            <p>{texts.beginAnywhere}</p>
          ) : (
            <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
              {texts.printOnePage}
            </Button>
          )}
          <a href="#crisis-lines" className={kit.iconLink}>
            {texts.crisisLines}
          </a>
        </div>
      </div>
      <div className={styles.sections}>
        {SECTIONS.map((section) => {
          const written = isWritten(plan, section);
          const title = sectionTitle(section);
          return (
            <Card key={section.id} heading={title} icon={<SectionIcon section={section.id} />}>
              {written ? (
                <SectionEntries section={section} plan={plan} />
              ) : (
                <p className={kit.soft}>{texts.aboutSections[section.id]}</p>
              )}
              {isTyped(draft, section.parts) ? (
                <p className={kit.soft}>{texts.typedIsKept}</p>
              ) : null}
              <div className={written ? `${kit.rowMiddle13} ${styles.quiet}` : kit.rowMiddle13}>
                <Button
                  kind={written ? 'quiet' : 'secondary'}
                  size="small"
                  icon={written ? Pencil : Plus}
                  aria-label={
                    written ? texts.changeSection({ title }) : texts.writeSection({ title })
                  }
                  onClick={() => {
                    setSaved(null);
                    setOpenId(section.id);
                  }}
                >
                  {written ? common.change : texts.write}
                </Button>
                <p role="status" className={kit.soft}>
                  {saved?.id !== section.id
                    ? null
                    : isUnsent
                      ? texts.isSentLater({ title })
                      : texts.isSaved({ title })}
                </p>
              </div>
            </Card>
          );
        })}
      </div>
      <Sheet>
        <PlanSheet plan={plan} lines={linesOnPaper} />
      </Sheet>
      {open === undefined ? null : (
        <Dialog open onClose={() => setOpenId(null)} title={sectionTitle(open)}>
          <SectionForm
            section={open}
            plan={plan}
            draft={draft}
            onChange={change}
            onSaved={(entryId) => {
              setSaved({ id: open.id, entryId });
              setOpenId(null);
            }}
            onClose={() => setOpenId(null)}
          />
        </Dialog>
      )}
    </div>
  );
};
