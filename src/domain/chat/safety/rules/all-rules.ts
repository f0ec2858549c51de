import { ABUSE_RULES } from './abuse-rules.ts';
import { DISTRESS_RULES } from './distress-rules.ts';
import { EATING_RULES } from './eating-rules.ts';
import { FAREWELL_RULES } from './farewell-rules.ts';
import { HARM_OTHERS_RULES } from './harm-others-rules.ts';
import { HARM_VEILED_RULES } from './harm-veiled-rules.ts';
import { HARM_WIDER_RULES } from './harm-wider-rules.ts';
import { LIVING_RULES } from './living-rules.ts';
import { MEDICAL_RULES } from './medical-rules.ts';
import { MEDICAL_WIDER_RULES } from './medical-wider-rules.ts';
import { PLAIN_DANGER_RULES } from './plain-danger-rules.ts';
import { PLAIN_RULES } from './plain-rules.ts';
import type { Rule } from './rule.ts';
import { SELF_HARM_RULES } from './self-harm-rules.ts';
import { SPARED_RULES } from './spared-rules.ts';
import { SUICIDE_HINT_RULES } from './suicide-hint-rules.ts';
import { SUICIDE_OBLIQUE_RULES } from './suicide-oblique-rules.ts';
import { SUICIDE_RULES } from './suicide-rules.ts';
import { SUICIDE_STEPS_RULES } from './suicide-steps-rules.ts';
import { SUICIDE_VEILED_RULES } from './suicide-veiled-rules.ts';
import { SUICIDE_WIDER_RULES } from './suicide-wider-rules.ts';
import { THIRD_PERSON_RULES } from './third-person-rules.ts';
import { VICTIM_RULES } from './victim-rules.ts';
import { VOICES_RULES } from './voices-rules.ts';

/** Every rule of the guard. Their order does not matter: the highest sign wins. */
export const RULES: readonly Rule[] = [
  ...SUICIDE_RULES,
  ...SUICIDE_HINT_RULES,
  ...FAREWELL_RULES,
  ...THIRD_PERSON_RULES,
  ...SELF_HARM_RULES,
  ...HARM_OTHERS_RULES,
  ...ABUSE_RULES,
  ...EATING_RULES,
  ...MEDICAL_RULES,
  ...DISTRESS_RULES,
  ...LIVING_RULES,
  ...PLAIN_RULES,
  ...PLAIN_DANGER_RULES,
  ...SUICIDE_STEPS_RULES,
  ...SUICIDE_OBLIQUE_RULES,
  ...SPARED_RULES,
  ...SUICIDE_WIDER_RULES,
  ...HARM_WIDER_RULES,
  ...MEDICAL_WIDER_RULES,
  ...SUICIDE_VEILED_RULES,
  ...HARM_VEILED_RULES,
  ...VICTIM_RULES,
  ...VOICES_RULES,
];
