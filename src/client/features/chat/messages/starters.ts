/** Ways to begin: buttons of the guide, whose text is sent as the message. */
export const STARTERS = ['Calm down', 'Get started on a task', 'Only be heard'];
/** Ways to begin that can be a strain; not offered during a safety watch. */
export const STRAINING_STARTERS = ['Practice a social scene', 'Work on a fear in steps'];
