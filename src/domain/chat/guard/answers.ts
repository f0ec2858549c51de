import type { Category, Danger, SafetyResponse } from './assessment.ts';
import type { Answers, Saying, SpecialPurpose, Step, Variant } from './content.ts';
import type { Asked, GuardState } from './states.ts';

/**
 * Something that a reply offers in addition to its text. A reply lists the most important offer first. `lines` are the
 * general crisis lines.
 */
export type Offer = 'emergency' | 'plan' | 'grounding' | 'lines' | SpecialPurpose;

/** A fixed reply of the guard. */
export interface SafetyAnswer {
  /** The text of the reply. If the reply asks a question, the question is the last paragraph. */
  readonly paragraphs: readonly string[];
  /** The question at the end; null if the reply asks nothing. */
  readonly question: string | null;
  /** Buttons that answer the question. */
  readonly replies: readonly string[];
  readonly offers: readonly Offer[];
  /**
   * `full` replaces the guide's reply and shows crisis help. `soft` is added to the guide's reply and shows the crisis
   * numbers on one line. `none` shows no help.
   */
  readonly response: SafetyResponse;
}

/** A reply of the guard, and the meaning of its question, which is stored in the guard's state. */
export interface Answered {
  readonly answer: SafetyAnswer;
  readonly asked: Asked | null;
}

const isOutside = ({ category, kind }: Danger): boolean =>
  kind === 'third-person' || category === 'abuse' || category === 'harm-to-others';

/** Creates the guard's replies from the content. */
export const answersBy = (content: Answers) => {
  const stepNamed = (name: string): Step => {
    const step = content.steps[name];
    if (step === undefined) throw new Error(`there is no step "${name}" in answers.yaml`);
    return step;
  };
  const planFor = ({ category, kind }: Danger) => content.answers[category][kind];
  const linesFor = (category: Category): readonly Offer[] => [
    ...(content.special[category] ?? []),
    'lines',
  ];

  /**
   * What to offer, most important first. Phone numbers come first in a medical emergency, and in high danger that
   * involves other people; otherwise, the safety plan and grounding come first.
   */
  const offersFor = (danger: Danger, isHigh: boolean): readonly Offer[] => {
    const { category, kind } = danger;
    const numbers: readonly Offer[] = ['emergency', ...linesFor(category)];
    if (category === 'medical-emergency') return numbers;
    const own: readonly Offer[] = kind === 'own' ? ['plan', 'grounding'] : ['grounding'];
    return isOutside(danger) && isHigh ? [...numbers, ...own] : [...own, ...numbers];
  };

  const asking = (step: Step, danger: Danger, isHigh: boolean, opening?: Saying): Answered => ({
    answer: {
      paragraphs: [
        opening === undefined ? step.says : `${content.says[opening]} ${step.says}`,
        step.asks,
      ],
      question: step.asks,
      replies: content.buttons,
      offers: offersFor(danger, isHigh),
      response: 'full',
    },
    asked: {
      category: step.about ?? danger.category,
      kind: danger.kind,
      yes: step.yes ?? 'elevated',
      no: step.no ?? 'calm',
      asks: step.ofCalling === true ? 'calling' : 'danger',
    },
  });

  /** A reply without a question. */
  const saying = (
    name: Saying,
    danger: Danger | null,
    response: SafetyResponse,
    isHigh = false,
  ): Answered => {
    const numbers: readonly Offer[] =
      danger === null ? [] : ['emergency', ...linesFor(danger.category)];
    return {
      answer: {
        paragraphs: [content.says[name]],
        question: null,
        replies: [],
        offers: response === 'full' && danger !== null ? offersFor(danger, isHigh) : numbers,
        response,
      },
      asked: null,
    };
  };

  /** The first reply to a danger. */
  const first = (danger: Danger, isHigh: boolean, variant: Variant | null): Answered => {
    const fitsVariant =
      variant !== null && danger.kind === 'own' && (variant === 'outright') !== isHigh;
    const name = fitsVariant
      ? content.variants[variant]
      : planFor(danger)[isHigh ? 'high' : 'elevated'];
    return asking(stepNamed(name), danger, isHigh);
  };

  /** The next reply to the same danger. The texts rotate, so that no text is repeated right away. */
  const next = (danger: Danger, answered: number, isHigh: boolean, opening?: Saying): Answered => {
    const names = planFor(danger)[isHigh ? 'next-high' : 'next'];
    const name = names[Math.max(0, answered - 1) % names.length] ?? names[0] ?? '';
    return asking(stepNamed(name), danger, isHigh, opening);
  };

  /** Repeats the first question if the person did not answer it. */
  const again = (danger: Danger): Answered => {
    const { asks, ...rest } = stepNamed(planFor(danger).elevated);
    return asking({ ...rest, asks, says: content.says.again }, danger, false);
  };

  /** Suggests a way to get help without calling or, for abuse, without speaking. */
  const otherWay = (danger: Danger, opening?: Saying): Answered => {
    const { ways } = content;
    const isHeard = danger.category === 'abuse';
    const own = isHeard ? ways.outside : ways.own;
    const name = danger.kind === 'third-person' ? ways['third-person'] : own;
    return asking(stepNamed(name), danger, true, opening);
  };

  /** The reply to an objection to getting help, with the question of the next step. */
  const objecting = (says: string, danger: Danger, { answered, wasHigh }: GuardState): Answered => {
    const names = planFor(danger).next;
    const step = stepNamed(names[answered % names.length] ?? names[0] ?? '');
    return asking({ ...step, says }, danger, wasHigh);
  };

  /**
   * The soft question, about a danger that is only mentioned or that only the classifier detects. `isAgain`: whether
   * the person's previous answer was unclear.
   */
  const soft = (danger: Danger, isAgain: boolean): Answered => {
    const asks = content.soft.asks[danger.category];
    const again = content.soft.again === undefined ? [] : [content.soft.again];
    return {
      answer: {
        paragraphs: [...(isAgain ? again : []), asks],
        question: asks,
        replies: content.soft.replies,
        offers: ['emergency', ...linesFor(danger.category)],
        response: 'soft',
      },
      asked: {
        ...danger,
        yes: 'elevated',
        no: 'calm',
        asks: 'soft',
        ...(isAgain ? { isAgain } : {}),
      },
    };
  };

  /** Asks how things are now. */
  const recheck = (danger: Danger, when: 'turn' | 'visit' | 'before-a-strain'): Answered => {
    const isOut = isOutside(danger) || danger.category === 'medical-emergency';
    const { says, asks, replies } =
      content.rechecks[isOut ? 'outside' : when === 'visit' ? 'visit' : 'own'];
    return {
      answer: {
        paragraphs: [
          ...(when === 'before-a-strain' ? [content.says.strain] : []),
          says.replace('{danger}', content.recheckAbout[danger.category] ?? ''),
          asks,
        ],
        question: asks,
        replies,
        offers: [
          ...(danger.kind === 'own' ? (['plan'] as const) : []),
          'grounding',
          ...linesFor(danger.category),
        ],
        response: 'full',
      },
      asked: { ...danger, yes: 'elevated', no: 'calm', asks: 'now' },
    };
  };

  return { asking, saying, first, next, again, otherWay, objecting, soft, recheck };
};

export type AnswerTexts = ReturnType<typeof answersBy>;
