import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { loadState } from '#client/lib/load-state.ts';
import { safetyPlanQuery, useKeptPlan, useLocalPlan } from '#client/lib/safety-plan/plan-here.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useOnline } from '#client/platform/online.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Sheet } from '#client/ui/layout/sheet.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { EMPTY_PLAN, isPlanEmpty, type SafetyPlan } from '#domain/safety-plan/plan.ts';
import { SECTIONS, type Section, type SectionId } from '#domain/safety-plan/sections.ts';
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
  /** The section that was saved last, with its confirmation. */
  const [told, setTold] = useState<{ readonly id: SectionId; readonly words: string } | null>(null);
  if (here === null && isUnknown && !isBegun) return <p role="status">Loading…</p>;
  const plan = here ?? EMPTY_PLAN;
  const open = SECTIONS.find(({ id }) => id === openId);

  return (
    <div className={kit.stack4}>
      {isUnknown && hasFailed ? (
        <RetryNotice onRetry={() => void query.refetch()}>
          Your safety plan did not load on this device. You can write here all the same. If you have
          a plan already, this is added to it, and nothing in it is replaced.
        </RetryNotice>
      ) : null}
      <div className={kit.rowMiddle24}>
        {isPlanEmpty(plan) ? (
          <p>Begin with any part. Each one is saved by itself, and you can leave parts out.</p>
        ) : (
          <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
            Print on one page
          </Button>
        )}
        <a href="#crisis-lines" className={kit.iconLink}>
          Crisis lines
        </a>
      </div>
      <div className={styles.sections}>
        {SECTIONS.map((section) => {
          const written = isWritten(plan, section);
          return (
            <Card
              key={section.id}
              heading={section.title}
              icon={<SectionIcon section={section.id} />}
            >
              {written ? (
                <SectionEntries section={section} plan={plan} />
              ) : (
                <p className={kit.soft}>{section.about}</p>
              )}
              {isTyped(draft, section.parts) ? (
                <p className={kit.soft}>You have words here that are not saved yet.</p>
              ) : null}
              <div className={written ? `${kit.rowMiddle13} ${styles.quiet}` : kit.rowMiddle13}>
                <Button
                  kind={written ? 'quiet' : 'secondary'}
                  size="small"
                  icon={written ? Pencil : Plus}
                  aria-label={`${written ? 'Change' : 'Write'}: ${section.title}`}
                  onClick={() => {
                    setTold(null);
                    setOpenId(section.id);
                  }}
                >
                  {written ? 'Change' : 'Write'}
                </Button>
                <p role="status" className={kit.soft}>
                  {told?.id === section.id ? told.words : null}
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
        <Dialog open onClose={() => setOpenId(null)} title={open.title}>
          <SectionForm
            section={open}
            plan={plan}
            draft={draft}
            onChange={change}
            onSaved={(words) => {
              setTold({ id: open.id, words });
              setOpenId(null);
            }}
            onClose={() => setOpenId(null)}
          />
        </Dialog>
      )}
    </div>
  );
};
