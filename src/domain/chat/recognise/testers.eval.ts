import { type MessageRow, rows } from './message-row.ts';

/** Messages from testers, for which the rules were mended. The guard was not trained on them. */
export const TESTERS_MESSAGES: readonly MessageRow[] = [
  ...rows(
    'grounding',
    `
    Help me calm down
    can you help me to calm down please
    I need someone to help me calm myself down
    `,
  ),
  ...rows(
    null,
    `
    leave me alone
    go away
    please just leave me alone with your breathing
    go away, you and your ladder
    `,
  ),
];
