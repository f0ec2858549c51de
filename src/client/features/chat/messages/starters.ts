/** Ways to begin, by buttons of the guide: what each says is what is sent. */
export const STARTERS = ['Calm down', 'Get started on a task', 'Only be heard'];
/** What can be a strain is not offered as long as anything is watched. */
export const STRAINING_STARTERS = ['Practice a social scene', 'Work on a fear in steps'];
