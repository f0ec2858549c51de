import type { Danger } from './danger.ts';
import type { Objection } from './objection.ts';

const isSelfHarm = ({ category, kind }: Danger): boolean =>
  category === 'self-harm' && kind === 'own';

/** What people tell of the wound who have hurt themselves. */
export const OBJECTIONS_ABOUT_WOUNDS: readonly Objection[] = [
  {
    id: 'small-wound',
    words:
      /\b(?:not|never) (?:\w+ )?(?:deep|bad|serious|that bad)\b(?! enough)|\b(?:it|bleeding|blood|they) (?:has |have |is )?(?:stopped|stopping|dried|dry)\b|(?<!\bnot )(?<!\bnot \w{1,8} )\b(?:shallow|a scratch|scratches|small|tiny|superficial|little cuts?)\b|\bbleeding (?:\w+ )?(?:a bit|a little|slightly)\b|\bput (?:a )?(?:plaster|bandage|bandaid|band aid)s?\b/,
    fits: isSelfHarm,
    says: 'Then care for the wound now, with clean water and a plaster. If it opens, gets hot or red, or does not stop bleeding, let a doctor see it.',
  },
  {
    id: 'urge-what-to-do',
    words:
      /\bwhat (?:else )?(?:can|could|should|do) i (?:\w+ )?(?:do|try)\b|\bwhat (?:helps|would help|works)\b|\bhow (?:do|can|could) i (?:stop|resist|not|get through)\b|\bhelp me (?:not|stop|resist)\b|\bok now what\b/,
    fits: isSelfHarm,
    says: 'For the next ten minutes: hold something cold, or press your feet hard into the floor. Put what you could use into another room. Then write to one person, or tell me here what came before it. An urge grows, and then it falls.',
  },
  {
    id: 'ashamed',
    words:
      /\b(?:ashamed|embarrass\w*|disgust\w*|pathetic|hide it|cover it|hiding it|see (?:it|them|my (?:arm|arms|leg|legs|scars|cuts)))\b/,
    fits: isSelfHarm,
    says: 'It is nothing to be ashamed of: it was a way to get through something too strong. You decide who knows. One person who does know makes the next strong moment easier.',
  },
];
