import { linesOf } from '#domain/chat/safety/text/matcher.ts';

/**
 * The plainest ways to say that one wants to die or to end one's life, in other languages and
 * scripts. The guard knows no grammar of these, so it only lifts to elevated.
 */
export const OTHER_LANGUAGES: readonly string[] = linesOf(`
  quiero morir
  me quiero morir
  quiero matarme
  me quiero matar
  voy a matarme
  me voy a matar
  no quiero vivir
  no quiero seguir viviendo
  suicidarme
  je veux mourir
  j'ai envie de mourir
  envie de mourir
  je vais me tuer
  me suicider
  je veux me tuer
  je ne veux plus vivre
  plus envie de vivre
  ich will sterben
  ich mochte sterben
  ich will nicht mehr leben
  mich umbringen
  mir das leben nehmen
  quero morrer
  quero me matar
  vou me matar
  nao quero mais viver
  me suicidar
  voglio morire
  voglio uccidermi
  non voglio piu vivere
  ik wil dood
  wil niet meer leven
  chce umrzec
  chce sie zabic
  nie chce zyc
  marna chahta
  marna chahti
  mar jana chahta
  mar jaun
  mar jana hai
  jeena nahi chahta
  jeena nahi chahti
  jeene ka mann nahi
  jeene ka man nahi
  khudkushi
  aatmahatya
  suicide karna
  suicide kar lunga
  suicide kar lungi
  olmek istiyorum
  yasamak istemiyorum
  gusto ko nang mamatay
  mau mati
  ingin mati
  bunuh diri
  मरना चाहता
  मरना चाहती
  जीना नहीं चाहता
  जीना नहीं चाहती
  आत्महत्या
  खुदकुशी
  মরতে চাই
  আত্মহত্যা
  சாக வேண்டும்
  தற்கொலை
  మరణించాలని
  ఆత్మహత్య
  ਮਰਨਾ ਚਾਹੁੰਦਾ
  مرنا چاہتا
  مرنا چاہتی
  خودکشی
  اريد ان اموت
  أريد أن أموت
  انتحر
  انتحار
  хочу умереть
  не хочу жить
  покончить с собой
  убить себя
  хочу померти
  θελω να πεθανω
  אני רוצה למות
  להתאבד
  我想死
  不想活
  自杀
  自殺
  活不下去
  死にたい
  消えたい
  죽고 싶
  자살
  อยากตาย
  muon chet
`);
