import type { Problem } from '#client/lib/use-form.ts';
import { Notice } from '#client/ui/notices/notice.tsx';

/** Shows a problem that belongs to no field of the form. */
export const FormProblem = ({ problem }: { readonly problem: Problem | null }) =>
  problem === null || problem.message === null ? null : (
    <Notice tone="problem">{problem.message}</Notice>
  );
