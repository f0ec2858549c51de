import { BUDGETS, STYLES } from './budgets.ts';
import type { Measure } from './measure.ts';
import { weightOf } from './page-weight.ts';

/** What the pages with a budget weigh. */
export const measureWeights = async (): Promise<Measure[]> =>
  BUDGETS.flatMap((budget) => {
    const { scriptsKb, stylesKb, scripts } = weightOf(budget);
    const common = { unit: 'KB gzip', better: 'lower' } as const;
    return [
      {
        ...common,
        name: `JavaScript of ${budget.page}`,
        value: scriptsKb,
        goal: budget.goalKb,
        detail: `${scripts} files; held at ${budget.limitKb}`,
      },
      {
        ...common,
        name: `CSS of ${budget.page}`,
        value: stylesKb,
        goal: STYLES.goalKb,
        detail: `held at ${STYLES.limitKb}`,
      },
    ];
  });
