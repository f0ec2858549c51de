import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Circle from 'lucide-react/icons/circle';
import Footprints from 'lucide-react/icons/footprints';
import House from 'lucide-react/icons/house';
import Leaf from 'lucide-react/icons/leaf';
import Users from 'lucide-react/icons/users';
import { Mark } from '#client/ui/layout/mark.tsx';
import type { RoutineColor } from '#domain/routines/plan.ts';
import type { Area } from '#domain/tasks/vocabulary.ts';

/** How the areas of life look. */
const LOOKS: Readonly<Record<Area, readonly [icon: LucideIcon, tone: RoutineColor]>> = {
  body: [Footprints, 'teal'],
  home: [House, 'amber'],
  work: [Briefcase, 'blue'],
  people: [Users, 'rose'],
  calm: [Leaf, 'green'],
  planning: [CalendarCheck, 'violet'],
};

/** The color of an area; null for a task without an area. */
export const toneOfArea = (area: Area | null = null): RoutineColor | null =>
  area === null ? null : LOOKS[area][1];

/** The drawing of an area in its color, or a gray circle for a task without an area. */
export const AreaMark = ({ area = null }: { readonly area: Area | null | undefined }) => (
  <Mark icon={area === null ? Circle : LOOKS[area][0]} tone={toneOfArea(area)} isSmall />
);
