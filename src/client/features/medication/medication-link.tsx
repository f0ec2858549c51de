import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { texts } from '#texts/medication.js';
import { useMedicationSetting } from './changes/use-medication.ts';

interface MedicationLinkProps {
  readonly className: string | undefined;
  readonly current?: 'page' | 'true' | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** The link to the log; renders nothing while the log is off. */
export const MedicationLink = ({ className, current, onClick, children }: MedicationLinkProps) =>
  useMedicationSetting().on ? (
    <Link
      to="/features/medication"
      title={texts.medication}
      className={className}
      aria-current={current}
      onClick={onClick}
    >
      {children}
    </Link>
  ) : null;
