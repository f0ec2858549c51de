/**
 * Checks every example, and fails with the list of all that do not pass and why: one test for one rule, however many
 * examples it has.
 *
 * @param examples what is checked, at least one
 * @param check throws, as `expect` does, for an example that does not pass
 * @throws Error naming each example that did not pass
 */
export const checkAll = <const Example>(
  examples: readonly Example[],
  check: (example: Example) => void,
): void => {
  if (examples.length === 0) throw new Error('There is no example to check.');
  const missed = examples.flatMap((example) => {
    try {
      check(example);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [`${JSON.stringify(example)}\n    ${reason.replaceAll('\n', '\n    ')}`];
    }
  });
  if (missed.length > 0) {
    const score = `${examples.length - missed.length} of ${examples.length} pass. The others:`;
    throw new Error([score, ...missed].join('\n  '));
  }
};
