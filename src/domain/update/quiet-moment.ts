/** The state of an open page of the app that decides whether it may be loaded again. */
export interface PageState {
  /** Whether the page has been hidden for a while. */
  readonly isAway: boolean;
  /** Whether a timer, a game, a breathing exercise or a recording is running, or help against danger is shown. */
  readonly isUnderWay: boolean;
  /** Whether an attention test or the routine player fills the window. */
  readonly fillsWindow: boolean;
  /** Whether a text field has the focus. */
  readonly isTyping: boolean;
  /** Whether a field contains text that was typed since it appeared, because not every field keeps a draft. */
  readonly hasTypedText: boolean;
  readonly hasOpenDialog: boolean;
  /** Whether something is being sent, loaded or stored. */
  readonly isAtWork: boolean;
}

/** Whether the page may be loaded again without interrupting anybody. */
export const isQuietMoment = ({ isAway, ...reasons }: PageState): boolean =>
  isAway && !Object.values(reasons).includes(true);
