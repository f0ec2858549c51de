import BatteryLow from 'lucide-react/icons/battery-low';
import Brain from 'lucide-react/icons/brain';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Smartphone from 'lucide-react/icons/smartphone';
import Users from 'lucide-react/icons/users';
import Volume2 from 'lucide-react/icons/volume-2';
import styles from './kind-icon.module.css';
import { knownType } from './type-name.ts';

const ICONS = {
  Phone: Smartphone,
  Noise: Volume2,
  Thoughts: Brain,
  People: Users,
  Fatigue: BatteryLow,
};

/** The class that sets `--kind`, the color of a category. */
export const kindColor = (name: string): string => styles[knownType(name) ?? 'other'] ?? '';

/** The icon of a category on the category's color. An unknown category is grey with a question mark. */
export const KindIcon = ({ name }: { readonly name: string }) => {
  const type = knownType(name);
  const Icon = type === undefined ? CircleQuestionMark : ICONS[type];
  return (
    <span className={`${styles.icon} ${kindColor(name)}`}>
      <Icon aria-hidden="true" size="1.4rem" />
    </span>
  );
};
