/** How often traits came up. */
export type Frequency = 'never' | 'almostNever' | 'rarely' | 'sometimes' | 'often' | 'veryOften';

/** The answer option nearest to `score`, 0 to 100. "Never" is used only for 0, when every answer was "Never". */
export const frequencyOf = (score: number): Frequency => {
  if (score === 0) return 'never';
  if (score < 12.5) return 'almostNever';
  if (score < 37.5) return 'rarely';
  if (score < 62.5) return 'sometimes';
  return score < 87.5 ? 'often' : 'veryOften';
};
