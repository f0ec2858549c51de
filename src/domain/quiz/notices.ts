/** What stands with every result of a quiz. */
export const NOT_A_DIAGNOSIS =
  'This quiz is not a diagnosis: it shows how often you notice some traits, and it has not been tested in research.';

/** Where a person can go who wants to know more than a quiz can say. */
export const WHERE_TO_GET_AN_ASSESSMENT =
  'If you want to know for sure, you can ask a family doctor, a psychologist or a psychiatrist for an assessment.';
