/** Asked for help, a command says how it is used and ends. It stands before everything that a command does. */
export const helpOnly = (usage: string): void => {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
};
