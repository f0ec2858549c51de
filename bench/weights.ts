import { BUDGETS, GOAL_FILES, STYLES } from './budgets.ts';
import type { Measure } from './measure.ts';
import { weightOf } from './page-weight.ts';

/** The weights of the pages with a budget. */
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
        detail: `held at ${budget.limitKb}`,
      },
      {
        name: `JavaScript files of ${budget.page}`,
        value: scripts,
        unit: 'files',
        goal: GOAL_FILES,
        better: 'lower',
        detail: `held at ${budget.filesMax}`,
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
