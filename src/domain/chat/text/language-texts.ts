import type { OtherLanguage } from './language.ts';

/** What is said to a message in a language that is not understood, in that language. */
interface LanguageTexts {
  /** That it was not understood, and where help is. */
  readonly notUnderstood: string;
  /** That it sounds like danger all the same, before the fixed answer in English. */
  readonly danger: string;
}

export const LANGUAGE_TEXTS: Readonly<Record<OtherLanguage, LanguageTexts>> = {
  de: {
    notUnderstood:
      'Ich verstehe nur Englisch. Diese Nachricht habe ich nicht verstanden. Wenn jemand in Gefahr ist: Oben unter „Crisis help“ stehen Notrufnummern für viele Länder.',
    danger:
      'Ich verstehe nur Englisch. Aber das klingt nach Gefahr. Unten stehen Nummern, unter denen dir jemand hilft.',
  },
  es: {
    notUnderstood:
      'Solo entiendo inglés. No he entendido este mensaje. Si alguien está en peligro: arriba, en «Crisis help», hay números de ayuda de muchos países.',
    danger:
      'Solo entiendo inglés. Pero esto suena a peligro. Abajo hay números donde alguien te ayuda.',
  },
  fr: {
    notUnderstood:
      'Je ne comprends que l’anglais. Je n’ai pas compris ce message. Si quelqu’un est en danger : en haut, sous « Crisis help », il y a des numéros d’aide pour beaucoup de pays.',
    danger:
      'Je ne comprends que l’anglais. Mais cela semble dangereux. En bas, il y a des numéros où quelqu’un t’aide.',
  },
  pt: {
    notUnderstood:
      'Só entendo inglês. Não entendi esta mensagem. Se alguém estiver em perigo: no alto, em “Crisis help”, há números de ajuda de muitos países.',
    danger: 'Só entendo inglês. Mas isto parece perigo. Abaixo há números onde alguém ajuda você.',
  },
  it: {
    notUnderstood:
      'Capisco solo l’inglese. Non ho capito questo messaggio. Se qualcuno è in pericolo: in alto, in «Crisis help», ci sono numeri di aiuto di molti paesi.',
    danger:
      'Capisco solo l’inglese. Ma questo sembra un pericolo. Sotto ci sono numeri dove qualcuno ti aiuta.',
  },
  nl: {
    notUnderstood:
      'Ik begrijp alleen Engels. Ik heb dit bericht niet begrepen. Als iemand in gevaar is: bovenaan onder ‘Crisis help’ staan hulpnummers van veel landen.',
    danger:
      'Ik begrijp alleen Engels. Maar dit klinkt als gevaar. Onderaan staan nummers waar iemand je helpt.',
  },
  pl: {
    notUnderstood:
      'Rozumiem tylko po angielsku. Ta wiadomość nie jest dla mnie zrozumiała. Jeśli ktoś jest w niebezpieczeństwie: u góry, pod „Crisis help”, są numery pomocy w wielu krajach.',
    danger:
      'Rozumiem tylko po angielsku. Ale to brzmi jak niebezpieczeństwo. Na dole są numery, pod którymi ktoś pomoże.',
  },
};

/** The same in English, for whoever reads along. */
export const NOT_ENGLISH =
  'I understand only English, so I did not understand this message. The crisis help has numbers for many countries.';
