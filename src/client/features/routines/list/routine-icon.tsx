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
import type { Routine } from '#contract/routines.ts';
import type { RoutineIcon as IconName, RoutineColor } from '#domain/routines/plan.ts';
import styles from './routine-icon.module.css';

/** The names of the icons that a routine can have. */
export const ICON_NAMES: Readonly<Record<IconName, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  bed: 'Bed',
  shower: 'Shower',
  cup: 'Cup',
  meal: 'Meal',
  bag: 'Bag',
  door: 'Door',
  book: 'Book',
  work: 'Work',
  home: 'Home',
  heart: 'Heart',
  leaf: 'Leaf',
  pill: 'Pill',
  walk: 'Steps',
  spark: 'Sparkle',
};

export const COLOR_NAMES: Readonly<Record<RoutineColor, string>> = {
  teal: 'Teal',
  blue: 'Blue',
  violet: 'Violet',
  rose: 'Rose',
  amber: 'Amber',
  green: 'Green',
};

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

/**
 * The icon of a routine in the routine's color. It is hidden from screen readers, because it is always next to the
 * name.
 */
export const RoutineIcon = ({
  plan,
}: {
  readonly plan: Pick<Routine['plan'], 'icon' | 'color'>;
}) => {
  const Icon = DRAWN[plan.icon];
  return (
    <span className={`${styles.icon} ${styles[plan.color]}`} aria-hidden="true">
      <Icon size="1.4em" />
    </span>
  );
};
