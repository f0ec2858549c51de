/**
 * How often traits came up, in words that fit after "came up": the answer that is nearest to `score`,
 * from 0 to 100. "Never" is only said of 0, where every answer was that.
 */
export const frequencyOf = (score: number): string => {
  if (score === 0) return 'never';
  if (score < 12.5) return 'almost never';
  if (score < 37.5) return 'rarely';
  if (score < 62.5) return 'sometimes';
  return score < 87.5 ? 'often' : 'very often';
};
