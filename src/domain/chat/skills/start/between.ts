const BEFORE = '^(?:(?:but|ugh|oh|ok|okay|yes|no|so|well|actually|and|honestly|hey) )*';

const CANNOT_EVEN = new RegExp(
  `${BEFORE}i (?:just |really |still )?(?:cant|cannot|can not|couldnt) (?:even |just |really |seem to )*(?:(?:make|get|bring|force) myself (?:to )?)?(?:open|start|begin|pick up|look at|touch|face|get to|go near|read|log in to|turn on) ((?:the|my|this|that) \\w+(?: \\w+)?)(?: (?:now|today|yet))*$`,
);
const BLAMES_SELF = new RegExp(
  `${BEFORE}(?:why (?:am|cant|dont|do) i\\b|(?:i am|im) (?:so |just |such |really )*(?:an? )?(?:lazy|useless|stupid|failure|pathetic|hopeless|slow)\\b|whats wrong with me|what is wrong with me)`,
);
const DID_SOME = new RegExp(
  `${BEFORE}(?:i|ive|i have) (?:just |already |now |actually |only )*(?:did|done|wrote|written|read|opened|washed|cleaned|made|sent|answered|filled in|tidied|finished|started|begun) (?:(?:the |a |an |one |my |some |two |three |four |five |half )\\w+|(?:it|them|that)(?: (?:now|up|at last))*$)`,
);

const IS_AT_IT = new RegExp(
  `${BEFORE}(?:(?:i am|im) (?:already |now |currently |just )*(?:doing|on|starting|working on|at) (?:it|that|this)|(?:i )?(?:have |ive |just |already )*(?:begun|started|began)(?: (?:it|already|now))*|doing it|on it|i am already|already (?:doing|on) it)(?: (?:now|already|right now))*$`,
);

/** Whether a message tells that the person is at the task already. */
export const isAtIt = (plain: string): boolean => IS_AT_IT.test(plain);

/** One sentence for who says, in place of a task, that the start is too hard or that they are at fault; null otherwise. */
export const betweenStarts = (plain: string): string | null => {
  const thing = CANNOT_EVEN.exec(plain)?.[1];
  if (thing !== undefined) return `Then smaller: Look at ${thing} for ten seconds.`;
  return BLAMES_SELF.test(plain)
    ? 'Starting is hard for many brains, and that is no fault of yours.'
    : null;
};

const FINISHED = new RegExp(
  `${BEFORE}(?:(?:i|ive|i have) (?:just |already |now |actually |finally )*(?:sent|submitted|finished|completed|handed|turned|paid|mailed|emailed|booked) (?:it|them|that)(?: (?:in|off|all|now|already))*|(?:(?:it|that|all of it|everything)(?: is|s)? |its |thats |all )(?:sent|finished|submitted|completed|handed in|off my list))$`,
);

/** After the two minutes these tell of the whole task. */
const DONE = new RegExp(
  `${BEFORE}(?:(?:i|ive|i have) (?:just |already |now |actually |finally )*(?:did (?:it|all of it|everything)|finished|done it)|(?:its|it is|all|all of it is|everything is) (?:done|finished))(?: (?:now|already|all))*$`,
);

/** Whether a message tells that the whole task is done, where it was begun before. */
export const tellsDone = (plain: string): boolean => DONE.test(plain);

/** Whether a message tells that the whole task is done. */
export const tellsFinished = (plain: string): boolean => FINISHED.test(plain);

/** Whether a message tells that a part of the task is done. */
export const tellsBegun = (plain: string): boolean => DID_SOME.test(plain);
