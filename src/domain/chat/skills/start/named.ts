const CANNOT =
  '(?:(?:i )?(?:just |really |still )*(?:cant|cannot|can not|couldnt|dont know (?:how|where) to) (?:even |just |seem to |get )*(?:start(?:ed)?|begin))';
const ACTS =
  '(?:write|clean|finish|call|pay|read|make|tidy|answer|fill in|wash|cook|study|sort|unpack|book|prepare|pack|fold|email)';

/** What a person has to do, told together with not being able to begin it. */
const TOLD = new RegExp(
  `\\bi (?:have|need|got|want|am supposed|was supposed) (?:to )?((?:an?|my|the|two|some|${ACTS})\\b(?: \\w+){1,7}?) (?:and|but) ${CANNOT}(?: (?:it|with it|on it))?$`,
);
/** The same, where the task comes last. */
const LAST = new RegExp(
  `(?:${CANNOT}|(?:help me|how do i|how to|i need to|i want to|lets|please) (?:to |with )?(?:start(?:ing)?|begin(?:ning)?|get(?:ting)? started))(?: (?:with|on|to|writing|doing|working on))* ((?:my|the|this|an?|${ACTS})\\b(?: \\w+){1,4})$`,
);
/** These name no task yet. */
const NO_TASK =
  /\b(?:tasks?|things?|something|anything|days?|exercises?|all|work on|mornings?|it)\b/;

/** The task that the words name by which getting started was asked for, as `plainOf` writes it; null where they name none. */
export const taskNamedIn = (plain: string): string | null => {
  const said = (TOLD.exec(plain) ?? LAST.exec(plain))?.[1];
  return said === undefined || NO_TASK.test(said) ? null : said.replace(/^an? /, '');
};
