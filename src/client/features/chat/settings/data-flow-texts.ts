import { texts } from '#texts/chat.js';

/** Texts about the services to which messages and recordings are sent. */
export const dataFlowTexts = {
  /** @param usesModel whether this server asks a language model */
  messages: (usesModel: boolean): string =>
    usesModel ? texts.answeredByModel : texts.answeredByServer,

  /** @param usesSpeechServer whether this server transcribes recordings */
  recordings: (usesSpeechServer: boolean): string =>
    usesSpeechServer ? texts.recordingsAreSent : texts.voiceDoesNotWork,
};
