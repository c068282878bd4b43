import type { Sentence } from '../../../kernel/language.ts'
import { conditionTexts } from './condition-lines.ts'
import type { Conditions } from './conditions.ts'
import type { Lack, Mend } from './lack.ts'

/** A tariff or condition that a consumer must read before the rental, and the words by which terms state it. */
type Wanted = { key: string; isSet: boolean; words: string; sentence: Sentence; mend: Mend }

/**
 * Lists the tariffs and conditions that neither the company's settings nor its terms state (arrêté du 17 mars 2015 on
 * the rental of vehicles; C. conso., art. L616-1 for the mediator). `terms` is the folded text of the terms: it is
 * searched for words near a number, and not judged.
 */
export function lacksOfConditions(conditions: Conditions, terms: string, isConsumer: boolean): Lack[] {
  return wantedOf(conditions, isConsumer)
    .filter(({ isSet, words }) => !isSet && !isStated(words, terms))
    .map(({ key, sentence, mend }) => ({ key: `conditions.${key}`, severity: 'legal', sentence, mend }))
}

/** Returns true when the terms have such a word; a tariff also needs a number close to it. */
function isStated(words: string, terms: string): boolean {
  if (words === mediatorWords) return new RegExp(words).test(terms)
  return new RegExp(`(?:${words})[^]{0,200}?\\b\\d|\\b\\d[^]{0,200}?(?:${words})`).test(terms)
}

const mediatorWords = '\\b(?:mediat|ombudsman)'

function wantedOf(conditions: Conditions, isConsumer: boolean): Wanted[] {
  const texts = conditionTexts(conditions, 'fr')
  const setting = (field: string): Mend => ({ kind: 'companySettings', field })
  const { includedKilometresPerDay, extraKilometreAmount, lateHourAmount } = conditions
  return [
    {
      key: 'kilometres',
      isSet: includedKilometresPerDay === null || extraKilometreAmount !== null,
      words: '\\bkilom|\\bkm\\b|\\bmileage|\\bmiles\\b',
      sentence: { fr: 'Le prix du kilomètre supplémentaire', en: 'The price of an extra kilometre' },
      mend: setting('extraKilometreAmount'),
    },
    {
      key: 'fuel',
      isSet: texts.fuel !== null,
      words: '\\bcarburant|\\bessence|\\bplein\\b|\\bfuel|\\brecharge',
      sentence: { fr: 'Le prix du carburant manquant au retour', en: 'The price of missing fuel at the return' },
      mend: setting('fuelQuarterAmount'),
    },
    {
      key: 'lateness',
      isSet: lateHourAmount !== null,
      words: '\\bretard|\\blate\\b|\\blateness',
      sentence: { fr: 'Le prix d’une heure de retard', en: 'The price of a late hour' },
      mend: setting('lateHourAmount'),
    },
    {
      key: 'fines',
      isSet: texts.fines !== null,
      words: '\\bamende|\\bcontravention|\\binfraction|\\bfines?\\b|\\bpenalt',
      sentence: { fr: 'Les frais de dossier d’une contravention', en: 'The handling fee of a traffic fine' },
      mend: setting('fineHandlingAmount'),
    },
    {
      key: 'cancellation',
      isSet: texts.cancellation !== null,
      words: '\\bannul|\\bcancel',
      sentence: { fr: 'Les frais d’annulation', en: 'The cancellation fee' },
      mend: setting('cancellationFeePercent'),
    },
    {
      key: 'noShow',
      isSet: texts.noShow !== null,
      words: '\\bnon[- ]presentation|\\bne se presente|\\babsence|\\bno[- ]show',
      sentence: { fr: 'Les frais en cas de non-présentation', en: 'The no-show fee' },
      mend: setting('noShowFeePercent'),
    },
    {
      key: 'mediator',
      isSet: !isConsumer || texts.mediator !== null,
      words: mediatorWords,
      sentence: { fr: 'Votre médiateur de la consommation', en: 'Your consumer mediator' },
      mend: { kind: 'company', field: 'mediator' },
    },
  ]
}
