/** Texts about the services to which messages and recordings are sent. */
export const dataFlowTexts = {
  /** @param usesModel whether this server asks a language model */
  messages: (usesModel: boolean): string =>
    usesModel
      ? 'Some answers come from a language model: for that, your latest messages are sent to the service that runs it, without your account.'
      : 'Answers come from this app’s own server, and no other service gets your messages.',

  /** @param usesSpeechServer whether this server transcribes recordings */
  recordings: (usesSpeechServer: boolean): string =>
    usesSpeechServer
      ? 'Recordings are sent to a speech service, which writes them down; this app does not keep them.'
      : 'No speech service is set up here, so this app cannot write down recordings.',
};
