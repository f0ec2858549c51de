const missOf = (name: string, error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  return `${name}\n    ${reason.replaceAll('\n', '\n    ')}`;
};

const failUnlessAllPass = (count: number, missed: readonly string[]): void => {
  if (count === 0) throw new Error('There is no example to check.');
  if (missed.length === 0) return;
  const score = `${count - missed.length} of ${count} pass. The others:`;
  throw new Error([score, ...missed].join('\n  '));
};

/**
 * Checks every example and fails with a list of all failing examples and the reasons. This allows one test per rule, no
 * matter how many examples the rule has.
 * @param examples at least one
 * @param check throws for a failing example, as `expect` does
 * @throws Error naming each failing example
 */
export const checkAll = <const Example>(
  examples: readonly Example[],
  check: (example: Example) => void,
): void => {
  const missed = examples.flatMap((example) => {
    try {
      check(example);
      return [];
    } catch (error) {
      return [missOf(JSON.stringify(example), error)];
    }
  });
  failUnlessAllPass(examples.length, missed);
};

/** Like `checkAll`, but one example after the other, for asynchronous checks. */
export const checkEach = async <const Example>(
  examples: readonly Example[],
  check: (example: Example) => Promise<void>,
  nameOf: (example: Example) => string = (example) => JSON.stringify(example),
): Promise<void> => {
  const missed: string[] = [];
  for (const example of examples) {
    try {
      await check(example);
    } catch (error) {
      missed.push(missOf(nameOf(example), error));
    }
  }
  failUnlessAllPass(examples.length, missed);
};
