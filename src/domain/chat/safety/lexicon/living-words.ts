import { words } from './words.ts';

/** Life itself, what people say against it, and how they speak of ending or leaving it. */
export const LIVING_WORDS = {
  alive: words(
    `living|being alive|be alive|stay alive|staying alive|alive|exist|existing|existence|to live|keep living|go on living|being here|keep existing|live life|life itself|keep breathing|continue living|carry on living|stay here|live like this|live through this|live any more|live through`,
  ),
  againstLife: words(
    `not feel like|do not see|not see|no point|no reason|no use|no sense|without a reason|why|what for|pointless|point of|point in|tired of|sick of|done with|fed up with|fed up of|hate|hating|can not bear|can not stand|can not face|can not keep|bored of|bother|bothering
    strength to|energy to|courage to|will to|reason to|too hard|too painful|too exhausting|so hard|exhausted from|exhausted by|over it|not worth|worth|regret|resent|ashamed of|sorry for|cursed|do not deserve|never wanted|did not ask|not interested in|lost interest in|not made for|not cut out for|giving up on|given up on|give up on|gave up on|not care about`,
  ),
  onPurpose: words('on purpose|deliberately|intentionally|purposely|purposefully|by choice'),
  leaveLife: words(
    'quit|quitting|unsubscribe|unsubscribing|resign|retire|opt out|check out|checking out|escape|exit|exiting|leave|leaving|cancel|drop out|rage quit|log off|depart',
  ),
} as const;
