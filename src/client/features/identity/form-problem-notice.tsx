import type { FormProblem } from '#client/lib/forms/use-form.ts';
import { Notice } from '#client/ui/notices/notice.tsx';

/** Shows a problem that does not belong to a single field. */
export const FormProblemNotice = ({ problem }: { readonly problem: FormProblem | null }) =>
  problem === null || problem.message === null ? null : (
    <Notice tone="problem">{problem.message}</Notice>
  );
