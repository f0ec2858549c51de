import { plainOf, stemOf } from '#domain/chat/text/words.ts';

/** What fears that ask for certainty are commonly about. */
const FEAR_THEMES = [
  'contamination',
  'checking',
  'harm',
  'relationship',
  'illness',
  'morality',
  'identity',
  'order',
  'online',
  'mistakes',
] as const;
export type FearTheme = (typeof FEAR_THEMES)[number];

/** Words that mean the same fear. They are compared by stem; phrases as they stand. */
const WORDS: Readonly<Record<FearTheme, string>> = {
  contamination:
    'germ dirt dirty filthy contaminated contamination bacteria clean unclean wash washed sink bleach bathroom toilet restroom handle doorknob railing surface poison poisoned mold mould raw chicken salmonella spill chemical residue touched saliva urine blood rust sticky stain laundry soap sanitizer disinfect asbestos dust mildew trash garbage sewage sweat spit sneeze cough mask gloves hygiene sterile infest bedbug lice pee poop vomit feces animal bat raccoon needle glass toxic fumes lead expired spoiled food swallowed hands sick flu infected risky ticks worms stomach poisoning',
  checking:
    'lock locked unlocked stove oven gas burner iron tap faucet candle window heater kettle switch plug unplugged hob fridge handbrake garage fire burn flood burglar straightener turned door open shut closed left leave unlock secure alarm running leak flooded explode cord outlet lamp fireplace cigarette ashes car parked brake house flat apartment home key locking burglary breaks-in robbed gas-on',
  harm: 'hurt harm stab knife knives hit run-over ran pedestrian bump push attack violent kill killer murder murderer strangle baby injure victim monster snap steering swerve stabbed pushed choke drop dropped hammer scissors jump jumped train road cyclist driving drove crash accident molest abuse abused harmed poison urge lose control squashed injured wound',
  relationship:
    'love partner boyfriend girlfriend husband wife marriage relationship cheat cheating attracted crush breakup soulmate fiance dating together spark attraction flirt commitment settle settling feelings affair faithful loyal marry married wedding hinge chemistry dumped leaving',
  illness:
    'cancer tumor tumour lump symptom disease illness ill sick infection infected rabies hiv aids stroke heart mole headache virus catch caught fever std als dementia diagnosis rash brain contagious vomit symptoms tumors lumps clot seizure pregnant pregnancy allergic allergy diabetes lungs chest pulse blood pressure lesion swollen mri scan parkinson ms leukemia meningitis freckle melanoma biopsy',
  morality:
    'sin god sinned blasphemy hell forgive forgiven prayer pray evil bad-person moral immoral liar lied lie offended offend racist guilty cheated stole dishonest confess selfish horrible awful-person cruel pious church bible soul devil satan curse cursed swear blasphemed commandment unforgivable punished punish demons shame stolen gossip unkind mean pervert rapist exploit unfair offensive prejudiced good-person better-person mean thief steal stealing theft disgusting',
  identity:
    'gay straight lesbian bisexual sexuality orientation trans gender identity pedophile paedophile pervert perverted attracted aroused arousal groinal deviant sexual attraction asexual nonbinary transgender child-attraction minors p-ocd incest pedo kids',
  order:
    'even uneven symmetry symmetrical straighten crooked align aligned order arranged number count odd just-right right-feeling tapped balanced tidy lined straighter parallel centered centre symmetric tilted angle alignment equal matching wonky lopsided complete incomplete perfect perfectly straight',
  online:
    'post posted email emails message messages sent send text texted comment comments inbox typo deleted upload photo liked profile account screenshot public tweet reply chat attachment recipient dm caption story retweet snapshot posting sending blocked followers instagram facebook whatsapp link shared sharing hacked embarrassing worded wording tone sentence paragraph reread cc attach',
  mistakes:
    'mistake error wrong form signed invoice payment forgot missed paperwork report fired exam answer tax fraud legal police arrested sued wrongly incorrect typo deadline boss client contract numbers sum spreadsheet overlooked lawsuit crime illegal jail prison broke broken rule law plagiarism plagiarized copied grade rude offended',
};

/** A word may speak for more than one theme: somebody asks if they are straight, or if a shelf is. */
const STEMS: ReadonlyMap<string, readonly FearTheme[]> = new Map(
  [
    ...Map.groupBy(
      FEAR_THEMES.flatMap((theme) => WORDS[theme].split(' ').map((word) => ({ word, theme }))),
      ({ word }) => (word.includes('-') ? word : stemOf(word)),
    ),
  ].map(([stem, rows]) => [stem, [...new Set(rows.map(({ theme }) => theme))]]),
);

/** Themes that are often two words for one fear: getting ill from dirt, a mistake in a message. */
const KIN: Readonly<Partial<Record<FearTheme, FearTheme>>> = {
  illness: 'contamination',
  online: 'mistakes',
  morality: 'harm',
  identity: 'relationship',
};

/** The fear that a theme belongs to, one word for themes that are close to each other. */
export const kinOf = (theme: FearTheme): FearTheme => KIN[theme] ?? theme;

/**
 * The themes that a text speaks of, with the number of their different words, most first (ties in the order of `FEAR_THEMES`).
 */
export const themesIn = (text: string): readonly { theme: FearTheme; count: number }[] => {
  const words = plainOf(text).split(' ');
  const pairs = words.map((word, index) => `${word}-${words[index + 1] ?? ''}`);
  const found = new Set([...words.map(stemOf), ...pairs]);
  const counts = new Map<FearTheme, number>();
  for (const stem of found) {
    for (const theme of STEMS.get(stem) ?? []) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  }
  return FEAR_THEMES.map((theme) => ({ theme, count: counts.get(theme) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
};

/** The theme that a text speaks of most; null where it speaks of none. */
export const themeOf = (text: string): FearTheme | null => themesIn(text)[0]?.theme ?? null;
