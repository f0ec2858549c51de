/** With `--help` or `-h`, prints the usage and exits. Call it before anything else. */
export const exitWithUsage = (usage: string): void => {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
};
