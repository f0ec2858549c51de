import type { LucideIcon } from 'lucide-react';
import Backpack from 'lucide-react/icons/backpack';
import Bed from 'lucide-react/icons/bed';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Coffee from 'lucide-react/icons/coffee';
import DoorOpen from 'lucide-react/icons/door-open';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Leaf from 'lucide-react/icons/leaf';
import Moon from 'lucide-react/icons/moon';
import Pill from 'lucide-react/icons/pill';
import ShowerHead from 'lucide-react/icons/shower-head';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import Utensils from 'lucide-react/icons/utensils';
import { Mark } from '#client/ui/layout/mark.tsx';
import type { Routine } from '#contract/routines.ts';
import type { RoutineIcon as IconName } from '#domain/routines/plan.ts';

const DRAWN: Readonly<Record<IconName, LucideIcon>> = {
  sun: Sun,
  moon: Moon,
  bed: Bed,
  shower: ShowerHead,
  cup: Coffee,
  meal: Utensils,
  bag: Backpack,
  door: DoorOpen,
  book: BookOpen,
  work: Briefcase,
  home: House,
  heart: Heart,
  leaf: Leaf,
  pill: Pill,
  walk: Footprints,
  spark: Sparkles,
};

interface RoutineIconProps {
  readonly plan: Pick<Routine['plan'], 'icon' | 'color'>;
  readonly isSmall?: boolean;
}

/** The icon of a routine in the routine's color. */
export const RoutineIcon = ({ plan, isSmall = false }: RoutineIconProps) => (
  <Mark icon={DRAWN[plan.icon]} tone={plan.color} isSmall={isSmall} />
);
