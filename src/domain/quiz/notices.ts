/** Shown with every quiz result. */
export const NOT_A_DIAGNOSIS =
  'This quiz is not a diagnosis. It shows how often you notice some traits, and no research has tested it.';

/** Shown with every quiz result: where to get an assessment. */
export const WHERE_TO_GET_AN_ASSESSMENT =
  'Do you want to know more? A family doctor can help you. You can also ask a psychologist or a psychiatrist for an assessment.';
