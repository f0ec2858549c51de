import type { RoutineIcon, RoutinePlan } from '#domain/routines/plan.ts';

/** Words in a name that tie a routine to its part of the day, or to hours that others set. */
const TIED_WORDS =
  /\b(morning|breakfast|wak(?:e|ing)|get(?:ting)? up|lunch|noon|midday|afternoon|school|evening|dinner|supper|wind(?:ing)?[ -]?down|bed|bed ?time|night|tonight|sleep(?:ing)?|lights?[ -]out|screens?[ -]off|meds?|medicines?|medications?|pills?|tablets?|meals?)\b/i;

/** Pictures that say the same where the name is in other words; the first one in the list of pictures says nothing. */
const TIED_ICONS: ReadonlySet<RoutineIcon> = new Set(['moon', 'bed', 'meal', 'pill', 'bag']);

/** What says whether a routine can be at another time. */
type Timed = Pick<RoutinePlan, 'name' | 'icon' | 'anchor' | 'repeat'>;

/**
 * The clock time, HH:MM, of a routine that could as well be in another part of the day. Null where it has none of its
 * own, comes once, or belongs where it is, as what is done before bed does.
 */
export const movableTime = ({ name, icon, anchor, repeat }: Timed): string | null =>
  anchor.kind !== 'time' || repeat.kind === 'once' || TIED_WORDS.test(name) || TIED_ICONS.has(icon)
    ? null
    : anchor.time;
